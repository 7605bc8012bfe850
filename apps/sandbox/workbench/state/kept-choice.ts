import { browser } from '../dom/browser.ts';
import type { PhoneWidth } from './workbench-state.ts';

/** What is chosen, as it stands in the workbench's own address, so that it can be sent to somebody. */
export interface KeptChoice {
  address: string;
  environmentId: string;
  /** Empty: the first seeded user. */
  user: string;
  width: PhoneWidth;
}

const START: KeptChoice = { address: '/', environmentId: 'ios-app', user: '', width: 375 };

/** Reads the choice from a query; what is missing or strange is as at the start. */
export function readChoice(query: string): KeptChoice {
  const params = new URLSearchParams(query);
  const path = params.get('path') ?? '';
  const width = Number(params.get('width'));
  return {
    // `//host` would leave the site.
    address: /^\/(?!\/)/.test(path) ? path : START.address,
    environmentId: params.get('env') ?? START.environmentId,
    user: params.get('user') ?? START.user,
    width: width === 320 || width === 430 ? width : START.width,
  };
}

/** The query that `readChoice` reads back. */
export const writeChoice = ({ address, environmentId, user, width }: KeptChoice): string =>
  `?${new URLSearchParams({ path: address, env: environmentId, user, width: String(width) }).toString()}`;

/** Keeps the choice in the address bar without a new entry in the history. */
export const keepChoice = (choice: KeptChoice): void =>
  browser.history.replaceState(null, '', `/workbench${writeChoice(choice)}`);
