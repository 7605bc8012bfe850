import { getBrandPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { tuiwenSetup } from './tuiwen-setup.ts';

/** Tuiwen's packages with their types: a tab each. */
export const packagesSetup: PurchaseSetup = {
  ...tuiwenSetup,
  packages: (_session, phone) => getBrandPackages('tuiwen', phone, 'type'),
};
