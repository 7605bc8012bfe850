import type { Call, EventProps } from '@vip/api';
import { filledPath } from '@vip/api/client';
import { HOST_CONTRACT, type Host, type Session } from '@vip/host';
import { createQueries } from '@vip/host/queries';
import { ANONYMOUS, KNOWN, NOW } from './samples.ts';

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

export interface FakeShellOptions {
  /** User 7 by default. */
  session?: Session;
  environment?: Partial<Host['environment']>;
  wechat?: Host['config']['wechat'];
  capabilities?: Host['config']['capabilities'];
  /** Origins of wallets. */
  pay?: string[];
  now?: Host['now'];
  /** Replaces the login that starts a session. */
  login?: Host['login'];
  /** The answer to a call, whose path is filled as it is sent; an Error is thrown. */
  answer(call: Call<unknown>): unknown;
}

/** A shell without a browser, which records what a page asks of its host. */
export function fakeShell(options: FakeShellOptions) {
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
  const api: Host['api'] = {
    async send<T>(call: Call<T>): Promise<T> {
      const sent = { ...call, path: filledPath(call) };
      calls.push(sent);
      const answer = await options.answer(sent);
      if (answer instanceof Error) throw answer;
      return answer as T;
    },
    clockOffset: () => 0,
  };
  const source = { get: () => session, subscribe: sessionChanged.add };
  const host: Host = {
    contract: HOST_CONTRACT,
    api,
    openQuery: createQueries(api, source),
    session: source,
    login:
      options.login ??
      ((token, account) => become({ ...KNOWN, token: `Bearer ${token}`, account: account ?? null })),
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
      ...(options.capabilities && { capabilities: options.capabilities }),
    },
    um: '-',
    now: options.now ?? Date.now,
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

export type FakeShell = ReturnType<typeof fakeShell>;

/** Only the host of a fake shell, with an anonymous user, at the time of the samples. */
export const fakeHost = (answer: FakeShellOptions['answer'], login?: Host['login']): Host =>
  fakeShell({ answer, session: ANONYMOUS, now: () => NOW, ...(login && { login }) }).host;
