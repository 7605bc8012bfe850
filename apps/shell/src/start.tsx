import { createStore, Provider } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createClient } from '@vip/api/client';
import { detectEnvironment } from '@vip/bridge';
import type { RouteDeclaration } from '@vip/host';
import type { PageConfig } from '@vip/release/page-data';
import { withFirstCall } from './api/first-call.ts';
import { lateTransport } from './api/late-transport.ts';
import { attribution } from './attribution.ts';
import { createAuth } from './auth/auth.ts';
import { createHost } from './create-host.ts';
import { bootData, pageData } from './doors/page.ts';
import { openStorage } from './doors/storage.ts';
import { createNativeSession } from './native/native-session.ts';
import { onReturn } from './native/on-return.ts';
import { fetchAnew } from './remotes/fetch-anew.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { createReloadOnce } from './remotes/reload-once.ts';
import { App } from './router/app.tsx';
import type { AppParts } from './router/app-parts.ts';
import { RESULT_KEY } from './failure/failures.tsx';
import { createBackStack } from './router/back-stack.ts';
import { createGuard } from './router/guard.ts';
import { routeTable } from './router/route-table.ts';
import { createTitleTeller } from './title/create-title-teller.ts';
import { createTracking } from './tracking/tracking.ts';

/** Puts the shell together and shows the page. `fetchPage` is where pages come from. */
export async function start(fetchPage: (page: string) => Promise<unknown>): Promise<void> {
  const page = pageData();
  bootData().isStarted = true;
  const config = withOrigin(page.config, window.location.origin);
  const local = openStorage('local');
  const session = openStorage('session');
  const store = createStore();
  const history = createBrowserHistory({ window, v5Compat: true });
  const environment = detectEnvironment(window.navigator.userAgent, {
    wxEnvironment: (window as { __wxjs_environment?: string }).__wxjs_environment ?? '',
    touchPoints: window.navigator.maxTouchPoints,
  });
  const match = routeTable((page.release?.routes ?? []) as RouteDeclaration[]);
  const held = { count: 0 };

  const backs = createBackStack(window);
  const auth = createAuth(store, local);
  const native = createNativeSession({ window, environment, store, auth, onBack: backs.press });
  const tracking = createTracking({
    window,
    storage: local,
    url: `${config.backends['events'] ?? ''}/v1/events`,
    route: () => match(history.location.pathname)?.path ?? '*',
    context: () => ({ brand: page.brand, release: page.release?.version ?? null, host: environment.host }),
  });
  const report = (error: Error, where: string) => {
    console.error(where, error);
    tracking.track('error', { where, name: error.name, code: (error as { code?: string }).code ?? null });
  };
  const api = createClient({
    backends: config.backends,
    pageOrigin: window.location.origin,
    transport: withFirstCall(bootData(), window.location.origin, lateTransport),
    token: auth.token,
    onUnauthorized() {
      auth.logout();
      native.unlogin();
    },
    log: report,
  });
  const host = createHost({
    api,
    auth,
    native,
    backs,
    tracking,
    environment,
    config,
    um: attribution(window.location.search, session),
    local,
    session,
    held,
    onResume: onReturn(window, native.onResume),
    report,
  });
  const { release } = page;
  const files = release ? [release.entry, ...Object.values(release.pages).flatMap(({ js }) => js)] : [];
  const reload = () =>
    void fetchAnew(
      window,
      files.map((file) => (release?.base ?? '') + file),
    ).then(() => window.location.reload());
  const reloadOnce = createReloadOnce({
    session,
    subject: `${page.release?.container ?? ''} ${page.shell}`,
    isHeld: () => held.count > 0 || local.get(RESULT_KEY) !== null,
    reload,
  });
  const guard = createGuard({
    document,
    match,
    store,
    secrets: session,
    replaceAddress: (address) =>
      window.history.replaceState(
        window.history.state,
        '',
        // A redirect keeps the fragment that WeChat wants on its own address.
        address + window.location.hash.replace('#wechat_redirect', ''),
      ),
    askNative: native.ask,
    tellTitle: createTitleTeller(window, environment, native),
    track: tracking.track,
  });
  if (__DEVELOPMENT__) {
    const { installLogin } = await import('./auth/debug-login.ts');
    installLogin(window, api, auth);
  }

  guard(history.location.pathname + history.location.search);
  const loader = createPageLoader(fetchPage);
  const parts: AppParts = {
    // The guard may have taken a secret out of the address: the history's own view of it is read anew.
    history: createBrowserHistory({ window, v5Compat: true }),
    host,
    match,
    loader,
    guard,
    backs,
    toTop: () => window.scrollTo(0, 0),
    onPageFailed(error) {
      report(error, 'page');
      return reloadOnce.tryReload();
    },
    reload,
  };
  await show(parts, store);
}

/** `self` in an allow-list is this page's origin. */
function withOrigin(config: PageConfig, origin: string): PageConfig {
  const named = (list: string[]) => list.map((item) => (item === 'self' ? origin : item));
  const { pay, picture, open } = config.allow;
  return { ...config, allow: { pay: named(pay), picture: named(picture), open: named(open) } };
}

/** Takes over the prerendered markup where the page is here in time; otherwise draws anew. */
async function show(parts: AppParts, store: ReturnType<typeof createStore>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the composed page has no root');
  const view = (
    <Provider store={store}>
      <App {...parts} />
    </Provider>
  );
  const route = parts.match(parts.history.location.pathname);
  const isHere = route
    ? await parts.loader.load(route.page).then(
        () => true,
        () => false,
      )
    : false;
  if (isHere && root.firstElementChild)
    hydrateRoot(root, view, { onRecoverableError: (error) => console.error(error) });
  else createRoot(root).render(view);
}
