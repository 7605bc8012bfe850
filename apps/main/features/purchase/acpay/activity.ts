import { getActivity, type Activity } from '@vip/api';
import { clockText, dayText, type PurchaseSetup } from '@vip/checkout-react';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';

/** The packages of `/`, also for anonymous users: they log in when they pay. */
export const acpaySetup: PurchaseSetup<Activity> = {
  ...activitySetup,
  needsSession: false,
  packages: ({ clientType }) => getActivity(clientType),
};

/** Before, during and after an activity. */
export type Phase = 'coming' | 'running' | 'over';

/** `now`: server time, ms. The end is exclusive. */
export function phaseOf({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>, now: number): Phase {
  if (now >= Date.parse(endsAt)) return 'over';
  return now < Date.parse(startsAt) ? 'coming' : 'running';
}

/** 11 月 10 日, or 11 月 10 日 09:30 if it is not a whole day, in Beijing. A day starts at 00:00 and ends a second before. */
export function dateText(ms: number): string {
  const day = dayText(ms).replace(/^\d+ 年 /, '');
  const isWhole = clockText(ms) === '00:00' || clockText(ms + 1000) === '00:00';
  return isWhole ? day : `${day} ${clockText(ms)}`;
}

/** The last day of an activity, whose end may be exclusive: 2026-11-24T00:00 is 11 月 23 日. */
export const endText = (ms: number): string => dateText(clockText(ms) === '00:00' ? ms - 1 : ms);

/** Remaining time, in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** From ms, rounded up to seconds: zero only when the time is up; never negative. */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** For screen readers, without seconds: 2 天 7 小时, 7 小时 12 分钟, 12 分钟, 不到 1 分钟. */
export function spokenTimeLeft({ days, hours, minutes }: TimeLeft): string {
  if (days > 0) return `${days} 天 ${hours} 小时`;
  if (hours > 0) return `${hours} 小时 ${minutes} 分钟`;
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟';
}
