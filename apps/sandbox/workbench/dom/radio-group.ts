import { h, type Child } from './element.ts';

export interface RadioOption {
  value: string;
  children: readonly Child[];
  isDisabled?: boolean;
  hint?: string;
}

interface RadioGroup {
  /** The accessible name of the group. */
  label: string;
  /** Unique on the page. */
  name: string;
  /** `track`, `rows` or `chips`, as the style sheet draws them. */
  look: string;
  value: string | undefined;
  options: readonly RadioOption[];
  onPick(value: string): void;
}

/** Native radio buttons, hidden inside their labels: arrows move between them, the label is the target. */
export function radioGroup({ label, name, look, value, options, onPick }: RadioGroup): HTMLElement {
  return h(
    'div',
    { role: 'radiogroup', 'aria-label': label, class: look },
    ...options.map((option) =>
      h(
        'label',
        { title: option.hint },
        h('input', {
          type: 'radio',
          class: 'hidden',
          name,
          value: option.value,
          checked: option.value === value,
          disabled: option.isDisabled,
          'data-key': `${name}:${option.value}`,
          onchange: () => onPick(option.value),
        }),
        ...option.children,
      ),
    ),
  );
}
