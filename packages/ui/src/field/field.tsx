import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';

export interface FieldProps {
  /** The accessible name, shown above. */
  label: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** A sentence, or null without an error. */
  error?: string | null;
  hint?: string;
  placeholder?: string;
  /** The label beside the input, for a list of fields with hairlines. */
  isRow?: boolean;
  prefix?: ReactNode;
  /** A button at the end of the line, e.g. 获取验证码. */
  suffix?: ReactNode;
}

/** A text field: label above, announced error below, text of 17 px so that iOS does not zoom in. */
export function Field({
  label,
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  error = null,
  hint,
  placeholder,
  isRow = false,
  prefix,
  suffix,
}: FieldProps) {
  const id = useId();
  const notes = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, isRow && styles.row)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classes(styles.line, error && styles.wrong)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          id={id}
          className={styles.input}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {suffix}
      </div>
      {error && (
        <p id={`${id}e`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
