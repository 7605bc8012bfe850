import { useHost, useNavigation, useSession, useIsClient } from '@vip/host';
import { appOf } from '../../brand.ts';
import { appsOnPhones, phoneApp, type PhoneApp } from './apps-on-phones.ts';
import { planOpening, storesOf, type Store } from './plan-opening.ts';
import { useOpening } from './use-opening.ts';
import type { Opening } from './opening.ts';

/**
 * The behaviour of a page that opens an app. `code` null: the app that shows the page, else main's own.
 * `opensOnArrival` false: waits for a tap.
 */
export function useAppOpening(code: string | null, opensOnArrival: boolean): OpeningState {
  const host = useHost();
  const session = useSession();
  const { back } = useNavigation();
  const isClient = useIsClient();
  const { environment } = host;
  // A web view without our user agent suffix may still be one of our apps.
  const isUnsure = !isClient || (environment.webView && session.status === 'waiting');
  const own = appOf(session.clientType, {});
  const app = code === null ? appsOnPhones[own] : phoneApp(code);
  const isInside = (environment.host === 'native' || host.bridge() !== null) && app?.code === own;
  const plan = app && !isUnsure ? planOpening(environment, app, isInside) : null;
  const { opening, open, goToStore } = useOpening(
    opensOnArrival && plan?.kind === 'try' ? plan.arrival : null,
  );

  if (!isClient) return { kind: 'loading' };
  if (!app) return { kind: 'unknown', apps: Object.values(appsOnPhones) };
  switch (plan?.kind) {
    case undefined:
      return { kind: 'loading' };
    case 'inside':
      return { kind: 'inside', app, goBack: back };
    case 'scan':
      return { kind: 'scan', app, link: document.URL };
    case 'blocked':
      return { ...plan, app, link: document.URL };
    case 'try':
      return {
        kind: 'try',
        app,
        status: opening.status,
        open: () => open(plan.tap),
        stores: storesOf(app, environment.platform),
        goToStore,
      };
  }
}

/** Everything that a page which opens an app shows. */
export type OpeningState =
  /** During prerendering, and until the native app has answered. */
  | { kind: 'loading' }
  /** The app of the query is unknown. */
  | { kind: 'unknown'; apps: readonly PhoneApp[] }
  | { kind: 'inside'; app: PhoneApp; goBack(): void }
  | { kind: 'scan'; app: PhoneApp; link: string }
  | { kind: 'blocked'; app: PhoneApp; place: string; menuText: string | null; link: string }
  | {
      kind: 'try';
      app: PhoneApp;
      status: Opening['status'];
      open(): void;
      stores: readonly Store[];
      goToStore(address: string): void;
    };
