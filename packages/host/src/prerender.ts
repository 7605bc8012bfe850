import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { HostProvider, NavigationProvider } from './context.ts';
import { HOST_CONTRACT, type Host, type Session } from './host.ts';

const SESSION: Session = {
  status: 'waiting',
  isAsking: true,
  token: null,
  account: null,
  version: '',
  clientType: 0,
};

const nothing = () => undefined;
const refuse = () => {
  throw new Error('not available during the first render: only in effects');
};

/** The host of a first render: without data and without side effects. */
const firstHost: Host = {
  contract: HOST_CONTRACT,
  api: { send: refuse, clockOffset: () => 0 },
  session: { get: () => SESSION, subscribe: () => nothing },
  login: refuse,
  logout: refuse,
  environment: { host: 'browser', platform: 'android', webView: false, userAgent: '' },
  bridge: () => null,
  handlers: () => [],
  config: { backends: {}, allow: { pay: [], picture: [], open: [] }, origin: '' },
  um: '-',
  now: () => 0,
  track: nothing,
  report: nothing,
  holdReload: refuse,
  rememberResult: refuse,
  onBack: refuse,
  onResume: refuse,
  onStorage: refuse,
  storage: {
    local: { get: () => null, set: nothing, remove: nothing },
    session: { get: () => null, set: nothing, remove: nothing },
  },
};

/**
 * A page's first render as markup, for the composed HTML of a route: its loading state, or the whole page if it depends
 * only on its path. `path` is the route's, '' if the route has parameters, whose values are unknown here. Throws if the
 * page calls the host while rendering.
 */
export function renderPage(Page: ComponentType, path = ''): string {
  const navigation = { path, params: {}, query: {}, go: refuse, back: refuse };
  return renderToString(
    createElement(
      HostProvider,
      { value: firstHost },
      createElement(NavigationProvider, { value: navigation }, createElement(Page)),
    ),
  );
}
