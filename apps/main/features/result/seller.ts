import type { Agreement, Edition } from '@vip/checkout-react';
import { loginAgreements } from '../../agreements.ts';
import { apps, brand, supportLink, type AppCode } from '../../brand.ts';
import { appSteps } from './app-steps.ts';

/** Who sold what a result is of: whose page it looks like, whom to call, which app to open, where to buy again. */
export interface Seller {
  /** Names its pending purchase in storage: the `scope` of its pages' setup. */
  scope: string;
  /** The class of its colours: `theme-main`, or one of `seller-themes.css`. */
  theme: string;
  /** How what was bought is shown: the gold card, a photo with words under it, or lines under a rule. */
  variant: 'gold' | 'photo' | 'ruled';
  /** The app's mark in `/openapp?app=`. */
  app: string;
  appName: string;
  /** What to do with what was bought, after opening the app and logging in. */
  steps: readonly string[];
  company: string;
  icp: string;
  support: { phone: string; hours: string };
  /** Where 联系客服 leads. */
  supportLink: string;
  /** The texts in the foot. */
  agreements: Agreement[];
  /** Where a new purchase begins. */
  purchasePath: string;
}

/** Main, for one of its apps. */
export const mainSeller = (code: AppCode, purchasePath: string, edition: Edition): Seller => ({
  ...brand,
  scope: 'main',
  theme: 'theme-main',
  variant: 'gold',
  app: code,
  appName: apps[code],
  steps: appSteps[code],
  supportLink,
  agreements: loginAgreements(code, edition),
  purchasePath,
});
