import type { PhoneApp } from './apps-on-phones.ts';
import type { Opening } from './opening.ts';
import type { Store } from './stores.ts';

/** All that a page shows which opens an app. */
export type OpeningState =
  /** Not known yet: the page is being built, or the native app has not answered. */
  | { kind: 'loading' }
  /** The query names an app that there is not. */
  | { kind: 'unknown'; apps: readonly PhoneApp[] }
  | { kind: 'inside'; app: PhoneApp; goBack(): void }
  | { kind: 'scan'; app: PhoneApp; link: string }
  | { kind: 'blocked'; app: PhoneApp; place: string; menuWords: string | null; link: string }
  | {
      kind: 'try';
      app: PhoneApp;
      status: Opening['status'];
      open(): void;
      stores: readonly Store[];
      goToStore(address: string): void;
    };
