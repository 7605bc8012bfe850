import type { Call } from '@vip/api';
import type { Host } from '@vip/host';
import { NOW, session } from './fake-page.ts';

const nothing = () => undefined;
const ANONYMOUS = session({ status: 'anonymous', token: null, account: null });
const empty = { get: () => null, set: nothing, remove: nothing };

/** A host without a browser, with an anonymous user. `answer` says what each call gets. */
export const fakeHost = (answer: (call: Call<unknown>) => unknown, login: Host['login'] = nothing): Host => ({
  contract: '1.0.0',
  api: { send: async (call) => answer(call) as never, clockOffset: () => 0 },
  session: { get: () => ANONYMOUS, subscribe: () => nothing },
  login,
  logout: nothing,
  environment: { host: 'browser', platform: 'android', webView: false, userAgent: '' },
  bridge: () => null,
  handlers: () => [],
  config: { backends: {}, allow: { pay: [], picture: [], open: [] }, origin: '' },
  um: '-',
  now: () => NOW,
  track: nothing,
  report: nothing,
  holdReload: () => nothing,
  rememberResult: nothing,
  onBack: () => nothing,
  onResume: () => nothing,
  onStorage: () => nothing,
  storage: { local: empty, session: empty },
});
