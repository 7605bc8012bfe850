import { inBeijing } from './date.ts';

/** 2026-03-18T10:24 of Beijing, cut from the ISO text. */
const isoMinute = (ms: number) => inBeijing(ms).toISOString().slice(0, 16);

/** 2026-03-18 10:24 */
export const minuteText = (ms: number): string => isoMinute(ms).replace('T', ' ');

/** 10:24 */
export const clockText = (ms: number): string => isoMinute(ms).slice(11);
