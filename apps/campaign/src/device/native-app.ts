import { nativeHosts, type NativeHost, type SandboxEnvironment } from '@vip/native-hosts';
import type { AppPlan, User } from '../plan/plan.ts';
import type { StoredUser } from '../server/server.ts';
import type { Clock } from './clock.ts';

export interface Session {
  token: string;
  user: StoredUser;
}

/** The bridge's time-out, ms; later answers are ignored. */
export const BRIDGE_TIMEOUT_MS = 3000;

export type NativeApp = ReturnType<typeof createNativeApp>;

interface AppParts {
  environment: SandboxEnvironment;
  plan: AppPlan;
  sessions: ReadonlyMap<User, Session>;
  clock: Clock;
  /** Called when the page receives the app's user. */
  onAppUser(user: User | null): void;
  openCashier(tab: number, trade: string): Promise<string>;
}

/**
 * The native app of a device: it outlives the pages that it shows. Every app uses the simplest protocol of its system; the
 * bridge's own tests cover the others.
 */
export function createNativeApp({ environment, plan, sessions, clock, onAppUser, openCashier }: AppParts) {
  let user = plan.user;
  let { says, isSilent } = plan;
  /** By tab: each is a web view of its own. */
  const hosts = new Map<number, NativeHost>();
  const id = environment.platform === 'ios' ? 'webkit-reply' : 'java';
  const entry = nativeHosts.find((one) => one.id === id);
  if (!entry) throw new Error(`the sandbox has no native host ${id}`);

  const handOver = () => {
    const session = user && sessions.get(user);
    return {
      usertoken: session && says !== 'user' ? session.token : '',
      userinfo:
        session && says !== 'token'
          ? { id: session.user.id, nickname: session.user.nickname, avatar: '' }
          : null,
      clientType: plan.clientType,
      version: '5.2.0',
      handlers: ['getUserInfo', 'unlogin', 'setTitle', ...(plan.hasPay ? ['pay'] : [])],
    };
  };

  return {
    /** The user of the app; null without a login. */
    user: () => user,
    /** Does not answer. */
    isSilent: () => isSilent,
    setSilent(next: boolean) {
      isSilent = next;
      hosts.forEach((host) => host.setSilent(next));
    },
    setUser(next: User | null, how: AppPlan['says']) {
      user = next;
      says = how;
    },
    /** Pushes the hand-over into the page of this tab. */
    push(tab: number) {
      onAppUser(user);
      void hosts.get(tab)?.callPage('refreshUserInfo', handOver());
    },
    /** The page becomes visible again. */
    resume: (tab: number) => void hosts.get(tab)?.callPage('onResume'),
    /** Installs the app in a new page. */
    surround(window: Window & typeof globalThis, tab: number) {
      let anonymousAnswers = 0;
      const host = entry.install(window, {
        ...entry.variant,
        delayMs: plan.delayMs,
        silent: isSilent,
        handOver() {
          const answered = user;
          anonymousAnswers = answered === null ? anonymousAnswers + 1 : 0;
          // The page repeats its request after a single answer without a user.
          const isBelieved = anonymousAnswers !== 1 && plan.delayMs < BRIDGE_TIMEOUT_MS;
          if (!isSilent && isBelieved) clock.after(plan.delayMs, () => onAppUser(answered));
          return handOver();
        },
        handlers: {
          setTitle: () => null,
          unlogin: () => {
            user = null;
            return null;
          },
        },
        ...(plan.hasPay && {
          pay: (params: unknown) =>
            openCashier(tab, String((params as { trade?: unknown } | null)?.trade ?? '')) as Promise<'ok'>,
        }),
      });
      hosts.set(tab, host);
    },
  };
}
