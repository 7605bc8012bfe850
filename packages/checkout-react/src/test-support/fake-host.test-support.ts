import { createStore } from 'jotai';
import type { Call, EventProps, User } from '@vip/api';
import type { Host, Session } from '@vip/host';

const memory = () => {
  const map = new Map<string, string>();
  return {
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string) => void map.set(key, value),
    remove: (key: string) => void map.delete(key),
  };
};

/** Handlers of one event of the host. */
function listeners<Args extends unknown[]>() {
  const set = new Set<(...args: Args) => void>();
  return {
    add(handler: (...args: Args) => void) {
      set.add(handler);
      return () => void set.delete(handler);
    },
    call: (...args: Args) => [...set].forEach((handler) => handler(...args)),
  };
}

export const ANONYMOUS: Session = {
  status: 'anonymous',
  isAsking: false,
  token: null,
  account: null,
  version: '',
  clientType: 0,
};
/** The session of one user; user 7 unless said. */
export const sessionOf = (id: string, facts: Partial<Session> = {}): Session => ({
  ...ANONYMOUS,
  status: 'known',
  token: `Bearer t${id}`,
  account: { id, nickname: '小满', avatar: '' },
  ...facts,
});
export const KNOWN = sessionOf('7');

/** A host without a browser: `answer` says what each call gets, by its path; an Error is thrown. */
export function fakeHost(options: {
  session?: Session;
  environment?: Partial<Host['environment']>;
  wechat?: Host['config']['wechat'];
  /** Origins of wallets. */
  pay?: string[];
  answer(call: Call<unknown>): unknown;
}) {
  const store = createStore();
  let session = options.session ?? KNOWN;
  const sessionChanged = listeners();
  const calls: Call<unknown>[] = [];
  const events: string[] = [];
  const tracked: { name: string; props: EventProps }[] = [];
  const reports: string[] = [];
  const remembered: Parameters<Host['rememberResult']>[] = [];
  const resumed = listeners();
  const stored = listeners<[string | null]>();
  const become = (next: Session) => {
    session = next;
    sessionChanged.call();
  };
  const host: Host = {
    contract: '1.0.0',
    api: {
      async send<T>(call: Call<T>): Promise<T> {
        calls.push(call);
        const answer = await options.answer(call);
        if (answer instanceof Error) throw answer;
        return answer as T;
      },
      clockOffset: () => 0,
    },
    session: { get: () => session, subscribe: sessionChanged.add },
    login: (token, account: User) => become(sessionOf(account.id, { token: `Bearer ${token}`, account })),
    logout: () => become(ANONYMOUS),
    environment: {
      host: 'browser',
      platform: 'android',
      webView: false,
      userAgent: '',
      ...options.environment,
    },
    bridge: () => null,
    handlers: () => [],
    config: {
      backends: {},
      allow: { pay: options.pay ?? [], picture: [], open: [] },
      origin: 'https://vip.example',
      ...(options.wechat && { wechat: options.wechat }),
    },
    um: '-',
    now: () => Date.now(),
    track(name, props = {}) {
      events.push(name);
      tracked.push({ name, props });
    },
    report: (error, where) => void reports.push(`${where}: ${error.message}`),
    holdReload: () => () => undefined,
    rememberResult: (...args) => void remembered.push(args),
    onBack: () => () => undefined,
    onResume: resumed.add,
    onStorage: stored.add,
    storage: { local: memory(), session: memory() },
  };
  return {
    host,
    store,
    calls,
    events,
    tracked,
    reports,
    remembered,
    /** Another session: handed over by the app, or of another tab. */
    become,
    /** The page is seen again. */
    resume: () => resumed.call(),
    /** Another tab changed a key of local storage. */
    changeStorage: (key: string | null) => stored.call(key),
  };
}

export type FakeHost = ReturnType<typeof fakeHost>;
