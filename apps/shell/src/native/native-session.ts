import {
  connectBridge,
  isAppThere,
  mayHaveApp,
  type BridgeWindow,
  type ConnectedBridge,
  type Environment,
  type HandOver,
  type NativeBridge,
} from '@vip/bridge';
import { withBearer } from '@vip/release-format';
import type { Auth } from '../auth/auth.ts';

/** Consecutive answers with neither token nor user that count as logged out. A single one may be too early. */
const ANONYMOUS_ANSWERS = 2;

/** ms that pages wait for an app to appear, and that an `unlogin` waits for one. */
const APP_WAIT_MS = 3000;

/** ms from an answer without a user to the next question: at first, doubled each time, at most. */
const ASK_AGAIN_MS = 300;
const ASK_AGAIN_AT_MOST_MS = 15_000;

export interface NativeSession {
  bridge(): NativeBridge | null;
  handlers(): readonly string[];
  /** Asks for the user info on a navigation, also while a question is open: the newer answer counts. */
  ask(): void;
  /** The page was returned to: asks unless the user is known. */
  askOnReturn(): void;
  /** The server refused this token: calls `unlogin` of the app, also of one that appears within 3 s, and asks it again. */
  unlogin(token: string | null): void;
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
  const { environment, auth, onBack } = options;
  const window = options.window as BridgeWindow;
  const resumeHandlers = new Set<() => void>();
  let bridge: ConnectedBridge | null = null;
  let handlers: readonly string[] = [];
  let connecting: Promise<ConnectedBridge> | null = null;
  let isFirst = true;
  /** Number of the newest question, and of the newest that is answered or that a push has overtaken. */
  let asked = 0;
  let answered = 0;
  let anonymousAnswers = 0;
  /** The token whose 401 called `unlogin`. */
  let refused: string | null = null;
  let pause = ASK_AGAIN_MS;
  let timer = 0;
  let title = '';
  let sentTitle = '';

  const sendTitle = () => {
    if (!bridge || title === sentTitle || handlers.indexOf('setTitle') < 0) return;
    sentTitle = title;
    bridge.setTitle(title);
  };
  /**
   * True if a user came without a token, in a push or in place of a session with a token: the app may have a token for this
   * user, and pages wait until it was asked.
   */
  const accept = (handOver: HandOver, isPushed = false): boolean => {
    const { token } = auth.session.get();
    handlers = handOver.handlers;
    auth.accept(handOver, isPushed);
    const needsToken =
      handOver.user !== null && auth.session.get().token === null && (isPushed || token !== null);
    if (isPushed || handOver.token || handOver.user) auth.setAsking(needsToken);
    sendTitle();
    return needsToken;
  };
  const isUserKnown = () => {
    const { token, account } = auth.session.get();
    return token !== null && account !== null;
  };

  /** One connection for the page's life. A failed attempt, a chunk that did not load, is repeated like a question. */
  function connect(): Promise<ConnectedBridge> {
    connecting ??= connectBridge(window, environment, { timeoutMs: null }).then(
      (made) => {
        made.register('refreshUserInfo', (data) => {
          // Without data the app only signals a change.
          if (data === undefined || data === null || data === '') ask();
          else {
            const handOver = made.parseHandOver(data);
            answered = asked;
            anonymousAnswers = 0;
            refused = null;
            if (accept(handOver, true)) ask();
          }
          return true;
        });
        made.register('onResume', () => {
          resumeHandlers.forEach((handler) => handler());
          return resumeHandlers.size > 0;
        });
        made.register('onBack', () => onBack());
        bridge = made;
        question(made);
        return made;
      },
      (error: unknown) => {
        connecting = null;
        askAgain();
        throw error;
      },
    );
    return connecting;
  }

  function question(app: NativeBridge): void {
    asked += 1;
    const number = asked;
    askUserInfo(app, (answer) => {
      if (number <= answered) return;
      answered = number;
      // Accepted without a navigation, a return or a push, it would be refused without end.
      if (answer.token && withBearer(answer.token) === refused) throw false;
      const needsToken = accept(answer);
      if (number !== asked) return;
      anonymousAnswers = answer.token || answer.user ? 0 : anonymousAnswers + 1;
      // The page offers a login while the app is asked further.
      if (anonymousAnswers === ANONYMOUS_ANSWERS) auth.endByApp();
      if (needsToken) question(app);
    }).catch((reason: unknown) => {
      // `false`: the app has no user, the page continues without. Anything else is a bug.
      if (reason !== false) throw reason;
      if (number === asked) askAgain();
    });
  }

  /** Whether a first answer without a user waits to be confirmed by a second. */
  const isUnconfirmed = () => anonymousAnswers > 0 && anonymousAnswers < ANONYMOUS_ANSWERS;

  /** Continues after an answer without a user, or none, while the page needs a user and is visible. */
  function askAgain(): void {
    if (!isUnconfirmed()) auth.setAsking(false);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      // A return to the page asks again.
      if (window.document.hidden || (isUserKnown() && !isUnconfirmed())) return;
      send();
    }, pause);
    pause = Math.min(pause * 2, ASK_AGAIN_AT_MOST_MS);
  }

  function send(): void {
    if (bridge) question(bridge);
    // Asks once the bridge is there.
    else connect().catch(() => undefined);
  }

  function ask(): void {
    if (!mayHaveApp(environment)) return;
    if (isFirst && (environment.webView || isAppThere(window, environment))) {
      auth.setAsking(true);
      window.setTimeout(() => bridge || auth.setAsking(false), APP_WAIT_MS);
    }
    isFirst = false;
    window.clearTimeout(timer);
    anonymousAnswers = 0;
    refused = null;
    pause = ASK_AGAIN_MS;
    send();
  }

  return {
    bridge: () => bridge,
    handlers: () => handlers,
    ask,
    askOnReturn() {
      if (!isUserKnown()) ask();
    },
    unlogin(token) {
      if (!mayHaveApp(environment)) return;
      const end = Date.now() + APP_WAIT_MS;
      connect().then(
        (made) => {
          // Later, the user may have logged in again.
          if (Date.now() < end) made.unlogin();
          // The page needs a user now, and an app may not push the next one.
          refused = token;
          pause = ASK_AGAIN_MS;
          askAgain();
        },
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

/**
 * Asks the native app for the user, once. Each answer is passed to `onAnswer`, also one without user info: it has client
 * type and version. Rejects with `false` (the specification's rejection) without an answer or without a user.
 */
export async function askUserInfo(app: NativeBridge, onAnswer: (answer: HandOver) => void): Promise<void> {
  let answer: HandOver;
  try {
    answer = await app.getUserInfo();
  } catch {
    // Every BridgeError means the same here: no user.
    throw false;
  }
  onAnswer(answer);
  // User info without a readable id is an answer all the same, if its token names the user.
  if (!answer.user && !(answer.token && answer.info)) throw false;
}
