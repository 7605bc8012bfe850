import type { HandOver, NativeBridge } from '@vip/bridge';

/** Waits before asking again after an answer without user info, ms. Then it is given up. */
export const ASK_AGAIN_MS = [300, 600, 1200, 2400, 4800] as const;

/**
 * Asks the native app who the user is. An answer without user info is asked for again, spaced and capped; each answer
 * is handed to `onAnswer`, so that what it does have (client type, version) counts at once.
 * Rejects with `false` when the app does not say: no bridge, no answer, or never a user.
 */
export async function askUserInfo(options: {
  bridge: () => Promise<NativeBridge>;
  onAnswer(answer: HandOver): void;
  wait(ms: number): Promise<void>;
}): Promise<HandOver> {
  const { bridge, onAnswer, wait } = options;
  for (const pause of [0, ...ASK_AGAIN_MS]) {
    if (pause > 0) await wait(pause);
    const answer = await ask(bridge);
    onAnswer(answer);
    if (answer.user) return answer;
  }
  // The specification's rejection: what cannot be obtained is `false`, not an error to be shown.
  throw false;
}

async function ask(bridge: () => Promise<NativeBridge>): Promise<HandOver> {
  try {
    return await (await bridge()).getUserInfo();
  } catch {
    // Every BridgeError is the same here: the app did not say.
    throw false;
  }
}
