import type { MembershipPackage } from '@vip/api';
import { shortSavingText } from '@vip/checkout-react';

/** What the amount in the bar is for, and what it saves; what a renewing package costs first is said by the bar. */
export const boughtText = (pack: MembershipPackage): string =>
  pack.renewal ? '' : `${pack.name} ${shortSavingText(pack)}`.trim();
