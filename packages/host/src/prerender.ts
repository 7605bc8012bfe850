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
const noPaymentMethod = () => {
  throw new Error('a first render does nothing: effects do');
};

/** The host of a first render: nothing is known yet, and nothing may be done. */
const firstHost: Host = {
  contract: HOST_CONTRACT,
  api: { send: noPaymentMethod, clockOffset: () => 0 },
  session: { get: () => SESSION, subscribe: () => nothing },
  login: noPaymentMethod,
  logout: noPaymentMethod,
  environment: { host: 'browser', platform: 'android', webView: false, userAgent: '' },
  bridge: () => null,
  handlers: () => [],
  config: { backends: {}, allow: { pay: [], picture: [], open: [] }, origin: '' },
  um: '-',
  now: () => 0,
  track: nothing,
  report: nothing,
  holdReload: noPaymentMethod,
  rememberResult: noPaymentMethod,
  onBack: noPaymentMethod,
  onResume: noPaymentMethod,
  onStorage: noPaymentMethod,
  storage: {
    local: { get: () => null, set: nothing, remove: nothing },
    session: { get: () => null, set: nothing, remove: nothing },
  },
};

/**
 * A page's first render as markup, for the composed HTML of a route: its loading state, or all of it where the page
 * knows it by its path. `path` is the route's, '' where the route has parameters, which nobody knows yet. Throws where
 * the page touches the host too early.
 */
export function renderPage(Page: ComponentType, path = ''): string {
  const navigation = { path, params: {}, query: {}, go: noPaymentMethod, back: noPaymentMethod };
  return renderToString(
    createElement(
      HostProvider,
      { value: firstHost },
      createElement(NavigationProvider, { value: navigation }, createElement(Page)),
    ),
  );
}
