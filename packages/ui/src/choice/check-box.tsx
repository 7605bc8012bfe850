import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { checkShape } from '../icon/shapes/check.ts';
import styles from './choice.module.css';

export interface CheckBoxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** The text, which may contain links. */
  children: ReactNode;
  className?: string | undefined;
}

/** A native check box with a label. Box and label toggle it, a link in the label opens its text. */
export const CheckBox = ({ checked, onChange, children, className }: CheckBoxProps) => (
  <label className={classes(styles.choice, styles.check, className)} data-checked={checked || undefined}>
    <span className={styles.box}>
      <input
        type="checkbox"
        className={classes(styles.input, styles.inBox)}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.ring} aria-hidden="true" />
      <Icon shape={checkShape} size={13} strokeWidth={2.6} />
    </span>
    <span className={styles.label}>{children}</span>
  </label>
);
