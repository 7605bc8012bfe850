import { detectEnvironment } from '@vip/bridge';
import type { Session, SessionSource } from '@vip/host';
import { readSession } from '../auth/stored-session.ts';
import { bootData, pageData, withOrigin } from '../browser/page.ts';
import { openStorage } from '../browser/storage.ts';
import { attribution } from '../tracking/attribution.ts';
import { createPageClock } from './page-clock.ts';
import { createFirstAnswer } from './first-answer.ts';

/** The stored session, which nothing changes before `follow`. */
function createSessionSource(stored: ReturnType<typeof readSession>) {
  const session: Session = { ...stored, status: stored.token ? 'known' : 'anonymous', isAsking: false };
  let source: SessionSource = { get: () => session, subscribe: () => () => undefined };
  return {
    get: () => source.get(),
    subscribe: (handler: () => void) => source.subscribe(handler),
    /** From now on it is that of the shell. */
    follow(next: SessionSource): void {
      source = next;
    },
  };
}

/** What a page needs before react-dom, and the rest of the shell begins with. */
export function createBase() {
  const page = pageData();
  const boot = bootData();
  const local = openStorage('local');
  const session = createSessionSource(readSession(local));
  const sessionStorage = openStorage('session');
  const firstAnswer = createFirstAnswer(boot, () => session.get().token);
  return {
    page,
    boot,
    config: withOrigin(page.config, window.location.origin),
    storage: { local, session: sessionStorage },
    session,
    environment: detectEnvironment(window.navigator.userAgent, {
      wxEnvironment: (window as { __wxjs_environment?: string }).__wxjs_environment ?? '',
      touchPoints: window.navigator.maxTouchPoints,
    }),
    firstAnswer,
    clock: createPageClock(firstAnswer.clockOffset),
    um: attribution(window.location, sessionStorage),
    /** Errors of early drawing; react-dom draws the page after one. */
    problems: [] as Error[],
  };
}

export type Base = ReturnType<typeof createBase>;

let base: Base | null = null;

/** The one of this document, for both of the shell's files. Created on first use, after any polyfills. */
export const openBase = (): Base => (base ??= createBase());
