import { classes, giftShape, Icon } from '@vip/ui';
import type { PreparedOption } from '@vip/api';
import styles from './option-mark.module.css';

/** The tile for a colour at the start of a name: 墨色礼盒. */
const COLOURS = [
  { name: /^[墨黑]色/, tile: styles.ink },
  { name: /^金色/, tile: styles.gold },
];

const colourOf = ({ name }: PreparedOption) => COLOURS.find((colour) => colour.name.test(name));

/** Options that differ in colour get a tile each. The call has no picture of an option. */
export const hasMarks = (options: readonly PreparedOption[]): boolean => options.some(colourOf);

/** A box in the colour that the option's name says; a plain one if it says none. */
export const OptionMark = ({ option }: { option: PreparedOption }) => (
  <span className={classes(styles.mark, colourOf(option)?.tile)} aria-hidden="true">
    <Icon shape={giftShape} size={22} />
  </span>
);
