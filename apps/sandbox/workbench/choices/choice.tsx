import './choices.css';
import { Radio, RadioGroup } from '@vip/ui';
import type { KeyboardEvent, ReactNode } from 'react';

interface ChoiceProps {
  title: string;
  /** Class of the section. */
  kind: string;
  /** Text or a control beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of the left column. */
export const Choice = ({ title, kind, beside, children }: ChoiceProps) => (
  <section className={`choice ${kind}`} aria-labelledby={`choose-${kind}`}>
    <header>
      <h2 id={`choose-${kind}`}>{title}</h2>
      {beside}
    </header>
    {children}
  </section>
);

interface ChoicesProps {
  label: string;
  /** `track`, `rows` or `chips`, as the style sheet draws them. */
  variant: string;
  value: string | undefined;
  options: readonly { value: string; content: ReactNode; hint?: string | undefined; isDisabled?: boolean }[];
  onPick(value: string): void;
}

/** One of several, side by side or in rows, each with a hint for the mouse. */
export const Choices = ({ label, variant, value = '', options, onPick }: ChoicesProps) => (
  <RadioGroup label={label} className={variant} value={value} onChange={onPick}>
    {options.map((option) => (
      <span key={option.value} title={option.hint}>
        <Radio value={option.value} disabled={option.isDisabled ?? false}>
          {option.content}
        </Radio>
      </span>
    ))}
  </RadioGroup>
);

/** Moves the focus by arrow keys from a search field through the buttons of its list, and back. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], .rows button')];
  const at = places.indexOf(document.activeElement as HTMLElement) + step;
  places[Math.min(Math.max(at, 0), places.length - 1)]?.focus();
}
