import { dayText, clockText } from '@vip/checkout-react';

/** 11 月 23 日 24 点, or 11 月 10 日 9:30: month, day and time in Beijing. A day's last moment is said as its end. */
export function dateText(ms: number): string {
  const next = clockText(ms + 1000) === '00:00' && clockText(ms) !== '00:00';
  const clock = clockText(ms);
  const day = dayText(ms).replace(/^\d+ 年 /, '');
  if (next) return `${day} 24 点`;
  return clock === '00:00' ? `${day} 0 点` : `${day} ${clock}`;
}

/** When something starts, as a sentence without its end: a digit keeps its distance from a character. */
export function startText(ms: number): string {
  const text = dateText(ms);
  return `${text}${/\d$/.test(text) ? ' ' : ''}开始`;
}
