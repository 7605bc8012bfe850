import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { Host } from '@vip/host';
import type { RememberedResult } from '@vip/release-format';
import type { PageOutcome } from '../failure/page-failures.ts';
import type { NeutralParts } from '../neutral/open-neutral.tsx';
import type { PageLoader } from '../remotes/page-loader.ts';
import type { BackStack } from './back-stack.ts';
import type { Guard } from './guard.ts';
import type { MatchRoute } from './route-table.ts';

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface AppParts extends Pick<NeutralParts, 'page' | 'lazy'> {
  history: BrowserHistory;
  host: Host;
  match: MatchRoute;
  loader: PageLoader;
  guard: Guard;
  backs: BackStack;
  /** Scrolls to the top of the page. */
  toTop(): void;
  /** A page of the release is visible. */
  onShown(page: string): void;
  onPageFailed(error: Error, page: string): Promise<PageOutcome>;
  /** The stored result of the current page's purchase. */
  result(): RememberedResult | null;
  /** The footer of the HTML, which its brand has rendered; null if it has none. */
  foot: Element | null;
  /** The number of the page, for customer service. */
  passport: string | null;
  /** Loads a new document, `to` or this one again. Resolves with false, without a change, if there is no network. */
  leave(to?: string, isReplacing?: boolean): Promise<boolean>;
}
