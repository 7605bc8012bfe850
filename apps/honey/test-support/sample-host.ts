import type { Call } from '@vip/api';
import { HOST_CONTRACT, type Host } from '@vip/host';
import { samplePage } from './sample-page.ts';

const nothing = () => undefined;
const SESSION = samplePage().session;
const nowhere = { get: () => null, set: nothing, remove: nothing };

/** A shell without a browser. `send` answers every call; none is expected where it is left out. */
export const sampleHost = (
  send: (call: Call<unknown>) => unknown = ({ path }) => {
    throw new Error(`no call is expected, and there was one to ${path}`);
  },
): Host => ({
  contract: HOST_CONTRACT,
  api: { send: async <T>(call: Call<T>) => (await send(call)) as T, clockOffset: () => 0 },
  session: { get: () => SESSION, subscribe: () => nothing },
  login: nothing,
  logout: nothing,
  environment: { host: 'browser', platform: 'android', webView: false, userAgent: '' },
  bridge: () => null,
  handlers: () => [],
  config: { backends: {}, allow: { pay: [], picture: [], open: [] }, origin: '' },
  um: '-',
  now: () => samplePage().now(),
  track: nothing,
  report: nothing,
  holdReload: () => nothing,
  rememberResult: nothing,
  onBack: () => nothing,
  onResume: () => nothing,
  onStorage: () => nothing,
  storage: { local: nowhere, session: nowhere },
});
