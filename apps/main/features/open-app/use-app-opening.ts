import { useHost, useNavigation, useSession } from '@vip/host';
import { useIsClient } from '@vip/ui';
import { appOf } from '../../brand.ts';
import { appsOnPhones, phoneApp } from './apps-on-phones.ts';
import type { OpeningState } from './opening-state.ts';
import { planOpening } from './plan-opening.ts';
import { storesOf } from './stores.ts';
import { useOpening } from './use-opening.ts';

/**
 * Everything that a page does which opens an app. `code` null takes the app that opened the page, else main's own.
 * `opensOnArrival` false waits for a tap.
 */
export function useAppOpening(code: string | null, opensOnArrival: boolean): OpeningState {
  const host = useHost();
  const session = useSession();
  const { back } = useNavigation();
  const isClient = useIsClient();
  const { environment } = host;
  // A web view without our mark may still turn out to be an app of ours.
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
