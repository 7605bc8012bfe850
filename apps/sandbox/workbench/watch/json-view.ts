import { h } from '../dom/element.ts';
import { jsonTokens, pretty } from './json-tokens.ts';

/** JSON text with indents and colours; other text as it is. */
export const jsonView = (text: string): HTMLElement =>
  h(
    'pre',
    {},
    ...jsonTokens(pretty(text)).map(({ kind, text: piece }) =>
      kind === 'plain' ? piece : h('span', { class: kind }, piece),
    ),
  );
