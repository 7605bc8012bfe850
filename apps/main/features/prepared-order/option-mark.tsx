import type { PreparedOption } from '@vip/api';
import { TrayDrawing, TwoTraysDrawing, type TrayColour } from './drawings.tsx';
import styles from './option-mark.module.css';

/** The colour at the start of a name: 墨色礼盒. */
const COLOURS: readonly { name: RegExp; colour: TrayColour }[] = [
  { name: /^[墨黑]色/, colour: 'ink' },
  { name: /^金色/, colour: 'gold' },
];

const colourOf = ({ name }: PreparedOption) => COLOURS.find((one) => one.name.test(name))?.colour;

/** Options that differ in colour get a drawing each. The call has no picture of an option. */
export const hasMarks = (options: readonly PreparedOption[]): boolean => options.some(colourOf);

/** What the option's name says: one tray or two (双人礼盒), in its colour. A plain one if it names none. */
export function OptionMark({ option }: { option: PreparedOption }) {
  const Trays = /^双/.test(option.name) ? TwoTraysDrawing : TrayDrawing;
  return (
    <span className={styles.mark} aria-hidden="true">
      <Trays className={styles.drawing} colour={colourOf(option) ?? 'plain'} />
    </span>
  );
}
