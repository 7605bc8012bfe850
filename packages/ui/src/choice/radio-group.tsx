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
  /** What is chosen here: the group's accessible name. */
  label: string;
  /** The inputs' name; made up where none is given. */
  name?: string;
  value: V;
  onChange(value: V): void;
  children: ReactNode;
  className?: string | undefined;
}

/** One of several, as native radio inputs: arrows move, labels are the target. */
export function RadioGroup<V extends string>({
  label,
  name,
  value,
  onChange,
  children,
  className,
}: RadioGroupProps<V>) {
  const ownName = useId();
  const group = useMemo<Group>(
    () => ({ name: name ?? ownName, value, choose: (chosen) => onChange(chosen as V) }),
    [name, ownName, value, onChange],
  );
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
    </div>
  );
}

export interface RadioProps {
  value: string;
  /** The accessible name, where the content read in order does not begin with it. */
  label?: string;
  /** Everything that is seen; the whole of it is the target. */
  children: ReactNode;
  /** Of the label, which has `data-checked` while chosen and `data-disabled` while it cannot be. */
  className?: string | undefined;
  disabled?: boolean;
}

/** One choice of a `RadioGroup`. Throws outside of one. */
export function Radio({ value, label, children, className, disabled = false }: RadioProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('no RadioGroup');
  const isChecked = group.value === value;
  return (
    <label
      className={classes(styles.choice, className)}
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
