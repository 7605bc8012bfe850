import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { downShape } from '../icon/shapes/down.ts';
import styles from './field.module.css';

interface FrameProps {
  /** The accessible name, shown above. */
  label: string;
  /** A sentence, or null without an error. */
  error?: string | null;
  hint?: string;
  /** The label beside the input, for a list of fields with hairlines. */
  isRow?: boolean;
}

export interface FieldProps extends FrameProps {
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  placeholder?: string;
  prefix?: ReactNode;
  /** A button at the end of the line, e.g. 获取验证码. */
  suffix?: ReactNode;
}

/** A text field: label above, announced error below, text of 17 px so that iOS does not zoom in. */
export function Field({
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  placeholder,
  prefix,
  suffix,
  ...frame
}: FieldProps) {
  const id = useId();
  return (
    <Frame {...frame} id={id}>
      <div className={classes(styles.line, frame.error && styles.wrong)}>
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
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={notesOf(id, frame)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {suffix}
      </div>
    </Frame>
  );
}

export interface PickerFieldProps extends FrameProps {
  /** May be ''. */
  value: string;
  placeholder: string;
  onOpen(): void;
}

/** A button that looks like a `Field` and opens a list of values. `data-wrong` marks it as `aria-invalid` does an input. */
export function PickerField({ value, placeholder, onOpen, ...frame }: PickerFieldProps) {
  const id = useId();
  return (
    <Frame {...frame} id={id}>
      <button
        type="button"
        id={id}
        className={classes(styles.line, styles.picker, frame.error && styles.wrong)}
        aria-haspopup="dialog"
        aria-labelledby={`${id}l ${id}v`}
        aria-describedby={notesOf(id, frame)}
        data-wrong={frame.error ? '' : undefined}
        onClick={onOpen}
      >
        <span id={`${id}v`} className={value ? styles.value : styles.none}>
          {value || placeholder}
        </span>
        <Icon shape={downShape} size={20} />
      </button>
    </Frame>
  );
}

/** The ids of what is below the input. */
const notesOf = (id: string, { error, hint }: FrameProps) =>
  [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined;

/** Label and notes around an input with this id. */
const Frame = ({
  id,
  label,
  error,
  hint,
  isRow,
  children,
}: FrameProps & { id: string; children: ReactNode }) => (
  <div className={classes(styles.field, isRow && styles.row)}>
    <label id={`${id}l`} htmlFor={id} className={styles.label}>
      {label}
    </label>
    {children}
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
