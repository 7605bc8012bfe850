import type { Rate } from '../canary/rates.ts';
import { age } from '../commands/status.ts';
import { html, type Markup } from './html.ts';

export const WORDS = { problem: 'Problem', warning: 'Warning', note: 'Note' } as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `27 Nov` */
export const dayOf = (time: Date): string => `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]}`;

/** `27 Nov 2026, 03:12 UTC`; with how long ago, and without the year, beside `now`. Operators are in several time zones. */
export function timeOf(at: string, now: Date | null): Markup {
  const time = new Date(at);
  const iso = time.toISOString();
  const year = now?.getUTCFullYear() === time.getUTCFullYear() ? '' : ` ${time.getUTCFullYear()}`;
  return html`<time datetime="${iso}">${dayOf(time)}${year}, ${iso.slice(11, 16)} UTC</time>${
      now && html` <span class="age">(${age(at, now)} ago)</span>`
    }`;
}

/** A command that one touch selects; a line ends between its words, and not in `--site`. */
export const commandLine = (command: string): Markup =>
  html`<code class="command"
    >${command.split(' ').map((word, at) => html`${at > 0 && ' '}<span>${word}</span>`)}</code
  >`;

export const versionOf = (version: string): Markup => html`<code class="version">${version}</code>`;

/** `0.44 %`: two digits, but never rounded to all or none. */
export function percentOf(part: number): string {
  const percent = part * 100;
  if (percent === 0 || percent === 100) return `${percent}${UNIT}`;
  if (percent > 99) return `${Math.min(99.99, Number(percent.toFixed(2)))}${UNIT}`;
  return `${percent >= 10 ? percent.toFixed(1) : percent < 0.01 ? '< 0.01' : percent.toPrecision(2)}${UNIT}`;
}

/** With a space that does not break. */
const UNIT = '\u00a0%';

/** Of users: `10 %`, `0.5 %`. */
export const shareOf = (part: number): string => `${Number((part * 100).toFixed(2))}${UNIT}`;

/** `0.19 – 0.92 %` */
export function intervalText({ low, high }: Rate): string {
  return `${percentOf(low).replace(UNIT, '')} – ${percentOf(high)}`;
}

/** In groups of three digits. */
export const countOf = (count: number): string => count.toLocaleString('en');
