import { clockText, dayText } from '@vip/checkout-react';

/** 11 月 24 日 23:59, Beijing time: nothing is prepared for longer than a year. */
export const deadlineText = (ms: number): string => `${dayText(ms).replace(/^\d+ 年 /, '')} ${clockText(ms)}`;
