import { ACTIVITY } from '../page/activity.ts';

/** The product's first call, sent before any script file has arrived. */
const EARLY_CALL =
  `window.earlyActivity=fetch(${JSON.stringify(ACTIVITY)},{headers:{accept:"application/json",` +
  `authorization:localStorage.getItem("auth.token")}}).then(function(answer){return answer.json()})`;

/** Replaces the only occurrence of a part. Throws unless there is exactly one. */
export function replaceOnly(text: string, part: string, by: string): string {
  const pieces = text.split(part);
  if (pieces.length !== 2) throw new Error(`${part} occurs ${pieces.length - 1} times instead of once`);
  return pieces.join(by);
}

/** What the product does for its first load: early call, inline style and inline skeleton. */
export function tuned(html: string, { css, skeleton }: { css: string; skeleton: string }): string {
  const early = replaceOnly(
    html,
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" /><script>${EARLY_CALL}</script><style>${css.trim()}</style>`,
  );
  return replaceOnly(early, '<div id="app"></div>', `<div id="app">${skeleton}</div>`);
}
