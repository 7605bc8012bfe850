import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './choice.module.css';

interface Group {
  name: string;
  value: string;
  choose(value: string): void;
}

const GroupContext = createContext<Group | null>(null);

export interface RadioGroupProps<V extends string> {
  /** The accessible name of the group. */
  label: string;
  value: V;
  onChange(value: V): void;
  children: ReactNode;
  className?: string | undefined;
}

/** Native radio inputs: arrow keys move, labels are the tap target. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, value, onChange, children, className } = props;
  const name = useId();
  const group = useMemo<Group>(
    () => ({ name, value, choose: (chosen) => onChange(chosen as V) }),
    [name, value, onChange],
  );
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
    </div>
  );
}

export interface RadioProps {
  value: string;
  /** The accessible name, if the content does not begin with it. */
  label?: string;
  /** The visible content; all of it is the tap target. */
  children: ReactNode;
  /** For the label, which has `data-checked` or `data-disabled`. */
  className?: string | undefined;
  disabled?: boolean;
}

/** An option of a `RadioGroup`. Throws outside of one. */
export function Radio({ value, label, children, className, disabled = false }: RadioProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('no RadioGroup');
  const isChecked = group.value === value;
  return (
    <label
      className={classes(styles.choice, styles.radio, className)}
      data-checked={isChecked || undefined}
      data-disabled={disabled || undefined}
    >
      <input
        type="radio"
        className={styles.input}
        name={group.name}
        value={value}
        checked={isChecked}
        disabled={disabled}
        aria-label={label}
        onChange={() => group.choose(value)}
      />
      <span className={styles.ring} aria-hidden="true" />
      {children}
    </label>
  );
}
