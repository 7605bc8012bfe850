import { atom, createStore } from 'jotai';
import type { Call } from '@vip/api';
import type { Host, Session } from '@vip/host';

const memory = () => {
  const map = new Map<string, string>();
  return {
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string) => void map.set(key, value),
    remove: (key: string) => void map.delete(key),
  };
};

export const ANONYMOUS: Session = {
  status: 'anonymous',
  token: null,
  account: null,
  version: '',
  clientType: 0,
};
export const KNOWN: Session = {
  ...ANONYMOUS,
  status: 'known',
  token: 'Bearer t',
  account: { id: '7', nickname: '小满', avatar: '' },
};

/** A shell without a browser: `answer` says what each call gets, by its path; an Error is thrown. */
export function fakeHost(options: {
  session?: Session;
  environment?: Pick<Host['environment'], 'host' | 'platform'>;
  /** Where wallets may lead. */
  pay?: string[];
  answer(call: Call<unknown>): unknown;
}) {
  const store = createStore();
  const sessionAtom = atom(options.session ?? KNOWN);
  const calls: Call<unknown>[] = [];
  const events: string[] = [];
  const remembered: (string | null | undefined)[][] = [];
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
    sessionAtom,
    login: (token, account) => store.set(sessionAtom, { ...KNOWN, token: `Bearer ${token}`, account }),
    logout: () => store.set(sessionAtom, ANONYMOUS),
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
    },
    um: '-',
    now: () => Date.now(),
    track: (name) => void events.push(name),
    report: () => undefined,
    holdReload: () => () => undefined,
    rememberResult: (...told) => void remembered.push(told),
    onBack: () => () => undefined,
    onResume: () => () => undefined,
    storage: { local: memory(), session: memory() },
  };
  return { host, store, calls, events, remembered };
}
