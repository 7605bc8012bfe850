import { appsOnPhones } from '../apps-on-phones.ts';
import { storesOf } from '../plan-opening.ts';
import type { OpeningState } from '../use-app-opening.ts';

const nothing = () => undefined;

/** For tests: 聊小白 being opened on Android. */
export const trying = (facts: Partial<Extract<OpeningState, { kind: 'try' }>> = {}): OpeningState => ({
  kind: 'try',
  app: appsOnPhones.lxb,
  status: 'trying',
  open: nothing,
  stores: storesOf(appsOnPhones.lxb, 'android'),
  goToStore: nothing,
  ...facts,
});
