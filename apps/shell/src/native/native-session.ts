import {
  connectBridge,
  parseHandOver,
  type BridgeWindow,
  type Environment,
  type HandOver,
  type NativeBridge,
} from '@vip/bridge';
import type { Auth } from '../auth/auth.ts';

/** Consecutive answers with neither token nor user that count as logged out. A single one may be too early. */
const ANONYMOUS_ANSWERS = 2;

export interface NativeSession {
  bridge(): NativeBridge | null;
  handlers(): readonly string[];
  /** Asks for the user info on a navigation; one question at a time. Does nothing if no app can answer. */
  ask(): void;
  /** Calls `unlogin` of the app; waits for a bridge that is still connecting. */
  unlogin(): void;
  /** Sends the page's title to an app that declared the handler `setTitle`, once it has answered. */
  setTitle(title: string): void;
  onResume(handler: () => void): () => void;
}

/** The native app around this page: asks it for the user and handles its messages. */
export function createNativeSession(options: {
  window: Window;
  environment: Environment;
  auth: Auth;
  /** The app's back press: true if the page used it. */
  onBack(): boolean;
}): NativeSession {
  const { window, environment, auth, onBack } = options;
  const resumeHandlers = new Set<() => void>();
  let bridge: NativeBridge | null = null;
  let handlers: readonly string[] = [];
  let connecting: Promise<NativeBridge> | null = null;
  let asking: Promise<unknown> | null = null;
  let isFirst = true;
  let title = '';
  let sentTitle = '';

  const sendTitle = () => {
    if (!bridge || title === sentTitle || handlers.indexOf('setTitle') < 0) return;
    sentTitle = title;
    bridge.setTitle(title);
  };
  const accept = (handOver: HandOver, isPushed = false) => {
    handlers = handOver.handlers;
    auth.accept(handOver, isPushed);
    if (handOver.token || handOver.user) auth.setAsking(false);
    sendTitle();
  };

  async function connect(): Promise<NativeBridge> {
    const made = await connectBridge(window as unknown as BridgeWindow, environment);
    made.register('refreshUserInfo', (data) => {
      // Without data the app only signals a change.
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
    if (!environment.webView || asking) return;
    if (isFirst) auth.setAsking(true);
    isFirst = false;
    let withoutUser = 0;
    asking = askUserInfo({
      bridge: connected,
      onAnswer: (answer) => {
        accept(answer);
        withoutUser = answer.token || answer.user ? 0 : withoutUser + 1;
        if (withoutUser !== ANONYMOUS_ANSWERS) return;
        // The page offers a login while the app is asked further.
        auth.endByApp();
        auth.setAsking(false);
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
      .catch((reason: unknown) => {
        // `false`: the app has no user, the page continues without. Anything else is a bug.
        if (reason !== false) throw reason;
      })
      .finally(() => {
        asking = null;
        auth.setAsking(false);
      });
  }

  return {
    bridge: () => bridge,
    handlers: () => handlers,
    ask,
    unlogin() {
      if (!environment.webView) return;
      connected().then(
        (made) => made.unlogin(),
        // There is no app.
        () => undefined,
      );
    },
    setTitle(now) {
      title = now;
      sendTitle();
    },
    onResume(handler) {
      resumeHandlers.add(handler);
      return () => void resumeHandlers.delete(handler);
    },
  };
}

/** Waits before asking again after an answer without user info, ms. */
export const ASK_AGAIN_MS = [300, 600, 1200, 2400, 4800] as const;

/**
 * Asks the native app for the user. Each answer is passed to `onAnswer`, also one without user info: it has client type
 * and version. After such an answer the app is asked again, a limited number of times.
 * Resolves with the first user. Rejects with `false` (the specification's rejection) otherwise: no bridge, no answer, or
 * no user.
 */
export async function askUserInfo(options: {
  bridge: () => Promise<NativeBridge>;
  onAnswer(answer: HandOver): void;
  wait(ms: number): Promise<void>;
}): Promise<void> {
  const { bridge, onAnswer, wait } = options;
  for (const pause of [0, ...ASK_AGAIN_MS]) {
    if (pause > 0) await wait(pause);
    const answer = await ask(bridge);
    onAnswer(answer);
    if (answer.user) return;
  }
  throw false;
}

async function ask(bridge: () => Promise<NativeBridge>): Promise<HandOver> {
  try {
    return await (await bridge()).getUserInfo();
  } catch {
    // Every BridgeError means the same here: no user.
    throw false;
  }
}
