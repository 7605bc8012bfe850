import type { BackendName } from '@vip/api';

/** Who may see a page: product decisions, section 3. */
export type SessionNeed = 'none' | 'known' | 'required';

/** A GET that the composed HTML starts at once: `{ct}` is the stored client type, `{phone}` empty at first. */
export interface FirstCall {
  backend: BackendName;
  /** Below the backend's address, exactly as the endpoint function builds it once `{ct}` is filled. */
  path: string;
}

/** One route as a brand declares it in `routes.ts`; a release contains it, the shell builds its router from it. */
export interface RouteDeclaration {
  /** `/result/:token/:id/:um/:level`: one static first segment before any parameter. */
  path: string;
  /** The title of the browser's tab, Chinese. */
  title: string;
  /** The text under the title of a shared link, Chinese; the composed HTML has it. */
  description?: string;
  /** The exposed page module, e.g. `./pay`. */
  page: `./${string}`;
  session: SessionNeed;
  firstCall?: FirstCall;
  /** Parameters of the path or the query whose value is a secret: it is removed from the address once it is read. */
  secretParams?: readonly string[];
  /**
   * The family of the packages that this page sells. Where the page does not load, the shell sells them in a page of its own
   * with the release's `Seller` (`@vip/checkout-react`).
   */
  sells?: string;
  /** They are sold only between the start and the end of the activity. */
  isTimed?: true;
  /** The families of the orders that this result page shows. Where it does not load, the shell shows their results. */
  results?: readonly string[];
  /** Where the brand's packages are sold, for other pages: a link if the page does not load. */
  packages?: string;
}
