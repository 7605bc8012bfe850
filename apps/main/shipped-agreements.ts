import type { Agreement, Edition } from '@vip/checkout-react';
import { agreementsOf, webEdition } from './agreements.ts';
import type { AppCode } from './brand.ts';

/**
 * What an order that is shipped asks consent to. The web editions alone name the address and have the terms of
 * deliveries, and they are for pages inside apps as well. An app without them has lxb's, in whose name main sells.
 */
export const shippedAgreements = (app: AppCode, edition: Edition): Agreement[] => [
  ...agreementsOf(app, edition, 'vip'),
  ...agreementsOf(app === 'lxy' ? app : 'lxb', webEdition, 'user', 'privacy'),
];
