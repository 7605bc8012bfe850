import type { Activity } from '@vip/api';

/** Before, in and after an activity. */
export type Phase = 'coming' | 'running' | 'over';

/** Where an activity stands at a moment of server time, ms. Its end is no longer part of it. */
export function phaseOf({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>, now: number): Phase {
  if (now >= Date.parse(endsAt)) return 'over';
  return now < Date.parse(startsAt) ? 'coming' : 'running';
}
