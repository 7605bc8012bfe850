import type { createStore } from 'jotai';
import {
  connectBridge,
  mayBeNative,
  parseHandOver,
  type BridgeWindow,
  type Environment,
  type HandOver,
  type NativeBridge,
} from '@vip/bridge';
import type { Auth } from '../auth/auth.ts';
import { isAskingAtom } from '../auth/atoms.ts';
import { askUserInfo } from './ask-user-info.ts';

/** Answers in a row with neither token nor user that count as logged out in the app. A single one may come too early. */
const ANONYMOUS_ANSWERS = 2;

export interface NativeSession {
  bridge(): NativeBridge | null;
  handlers(): readonly string[];
  /** Asks on a navigation; one question at a time. Does nothing where no app can answer. */
  ask(): void;
  /** Tells the app that the session has ended; waits for a bridge that is still on its way. */
  unlogin(): void;
  /** Tells the app what the page is called, once it answered that it wants to know. */
  setTitle(title: string): void;
  onResume(handler: () => void): () => void;
}

/** The native app behind this page: asks it who the user is, and listens to what it sends by itself. */
export function createNativeSession(options: {
  window: Window;
  environment: Environment;
  store: ReturnType<typeof createStore>;
  auth: Auth;
  /** The app's back press: true when the page used it. */
  onBack(): boolean;
}): NativeSession {
  const { window, environment, store, auth, onBack } = options;
  const isPossible = mayBeNative(environment);
  const resumeHandlers = new Set<() => void>();
  let bridge: NativeBridge | null = null;
  let handlers: readonly string[] = [];
  let connecting: Promise<NativeBridge> | null = null;
  let asking: Promise<unknown> | null = null;
  let isFirst = true;
  let title = '';
  let told = '';

  const tellTitle = () => {
    if (!bridge || title === told || handlers.indexOf('setTitle') < 0) return;
    told = title;
    bridge.setTitle(title);
  };
  const accept = (handOver: HandOver, isPushed = false) => {
    handlers = handOver.handlers;
    auth.accept(handOver, isPushed);
    if (handOver.token || handOver.user) store.set(isAskingAtom, false);
    tellTitle();
  };

  async function connect(): Promise<NativeBridge> {
    const made = await connectBridge(window as unknown as BridgeWindow, environment);
    made.register('refreshUserInfo', (data) => {
      // Without data the app only says that something changed.
      if (data === undefined || data === null || data === '') ask();
      else accept(parseHandOver(data), true);
    });
    made.register('onResume', () => resumeHandlers.forEach((handler) => handler()));
    made.register('onBack', () => onBack());
    bridge = made;
    return made;
  }
  /** One connection for the page's life; a failed attempt is not kept, so the next navigation tries again. */
  function connected(): Promise<NativeBridge> {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  }

  function ask(): void {
    if (!isPossible || asking) return;
    if (isFirst) store.set(isAskingAtom, true);
    isFirst = false;
    let withoutUser = 0;
    asking = askUserInfo({
      bridge: connected,
      onAnswer: (answer) => {
        accept(answer);
        withoutUser = answer.token || answer.user ? 0 : withoutUser + 1;
        if (withoutUser !== ANONYMOUS_ANSWERS) return;
        // The page offers a login while the questions go on.
        auth.endByApp();
        store.set(isAskingAtom, false);
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
      .catch((reason: unknown) => {
        // `false`: the app did not say who the user is, so the page goes on without. Anything else is a bug.
        if (reason !== false) throw reason;
      })
      .finally(() => {
        asking = null;
        store.set(isAskingAtom, false);
      });
  }

  return {
    bridge: () => bridge,
    handlers: () => handlers,
    ask,
    unlogin() {
      if (!isPossible) return;
      connected().then(
        (made) => made.unlogin(),
        // No app answers: there is nobody to tell.
        () => undefined,
      );
    },
    setTitle(now) {
      title = now;
      tellTitle();
    },
    onResume(handler) {
      resumeHandlers.add(handler);
      return () => void resumeHandlers.delete(handler);
    },
  };
}
