import { consentRule } from './consent.ts';
import { doubleRule, keylessRule } from './double.ts';
import { amountRule, beneficiaryRule, freshRule, privateRule, tapRule } from './order-rules.ts';
import { personRule } from './person.ts';
import type { CreateRule } from './rule.ts';
import { paidRule, unpaidRule } from './shown.ts';

/** Every rule of a purchase; `error` is reported by the run itself. */
export const ALL_RULES: readonly CreateRule[] = [
  amountRule,
  tapRule,
  personRule,
  consentRule,
  beneficiaryRule,
  freshRule,
  unpaidRule,
  paidRule,
  doubleRule,
  keylessRule,
  privateRule,
];
