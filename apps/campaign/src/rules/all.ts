import { amountRule } from './amount.ts';
import { consentRule } from './consent.ts';
import { doubleRule } from './double.ts';
import { beneficiaryRule, freshRule, privateRule } from './others.ts';
import { personRule } from './person.ts';
import type { CreateRule } from './rule.ts';
import { paidRule, unpaidRule } from './shown.ts';
import { tapRule } from './tap.ts';

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
  privateRule,
];
