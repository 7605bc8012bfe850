import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { checkShape } from '../icon/shapes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

export interface CheckBoxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** What is agreed to; links in it act as links. */
  children: ReactNode;
  className?: string | undefined;
}

/** A native check box with its words; the whole row is the target. */
export const CheckBox = ({ checked, onChange, children, className }: CheckBoxProps) => (
  <label className={classes(styles.choice, styles.check, className)} data-checked={checked || undefined}>
    <input
      type="checkbox"
      className={styles.input}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={styles.ring} aria-hidden="true" />
    <span className={styles.box} aria-hidden="true">
      <Icon shape={checkShape} size={13} strokeWidth={2.6} />
    </span>
    <span className={styles.words}>{children}</span>
  </label>
);
