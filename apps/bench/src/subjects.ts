/** What the probe looks for in a page: CSS selectors, and sources of regular expressions for texts. */
export interface Target {
  /** The first of these elements whose text matches shows data, unless it is in the loading state. */
  content: { selector: string; text: string };
  /** Inputs of which another is chosen to see whether the pay button changes. null: the page has no choice. */
  choice: string | null;
  /** The text of the button that acts. */
  act: string;
}

/** A page that is measured. */
export interface Subject {
  brand: string;
  /** The page's name in the routes of its brand. */
  page: string;
  path: string;
  target: Target;
}

const PACKAGES = '[role=radiogroup][aria-label=会员套餐]';
const PRICE = '¥\\s*\\d';

/** Packages with prices, and a pay button with the amount. */
const purchase: Target = {
  content: { selector: `${PACKAGES} label`, text: PRICE },
  choice: `${PACKAGES} input[type=radio]`,
  act: '^\\s*立即(支付|开通|升级)',
};

/** Main's page. `src/static-baseline` is written by hand for it. */
export const home: Subject = { brand: 'main', page: './pay', path: '/', target: purchase };
