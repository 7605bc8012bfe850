import type { PreparedOption } from '@vip/api';
import { classes } from '@vip/ui';
import styles from './option-mark.module.css';

/** The colour at the start of a name: 墨色礼盒. */
const COLOURS = [
  { name: /^[墨黑]色/, picture: styles.ink },
  { name: /^金色/, picture: styles.gold },
];

const colourOf = ({ name }: PreparedOption) => COLOURS.find((one) => one.name.test(name))?.picture;

/** What is in a box of gold lies on silk, else on velvet. */
export const isGold = (option: PreparedOption): boolean => colourOf(option) === styles.gold;

/** Options that differ in colour get a picture each. The call has none of an option. */
export const hasMarks = (options: readonly PreparedOption[]): boolean => options.some(colourOf);

/** What the option's name says: two boxes (双人礼盒), or one in its colour. A plain one if it names none. */
export const OptionMark = ({ option }: { option: PreparedOption }) => (
  <span
    className={classes(
      styles.mark,
      /^双/.test(option.name) ? styles.pair : (colourOf(option) ?? styles.plain),
    )}
    aria-hidden="true"
  />
);
