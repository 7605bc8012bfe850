import { describe, expect, it, vi } from 'vitest';
import { BridgeError, type HandOver, type NativeBridge } from '@vip/bridge';
import { ASK_AGAIN_MS, askUserInfo } from './native-session.ts';

const user = { id: '7', nickname: '小满', avatar: '' };
const answer = (some: Partial<HandOver> = {}): HandOver => ({
  token: null,
  user: null,
  clientType: 0,
  version: '',
  handlers: [],
  ...some,
});

function ask(answers: (HandOver | Error)[]) {
  const waits: number[] = [];
  const onAnswer = vi.fn();
  const getUserInfo = vi.fn(async () => {
    const next = answers.shift() ?? answer();
    if (next instanceof Error) throw next;
    return next;
  });
  const outcome = askUserInfo({
    bridge: async () => ({ getUserInfo }) as unknown as NativeBridge,
    onAnswer,
    wait: async (ms) => void waits.push(ms),
  });
  return { outcome, waits, onAnswer, getUserInfo };
}

describe('asking the native app who the user is', () => {
  it('asks again after growing waits while the answer has no user', async () => {
    const { outcome, waits, onAnswer } = ask([answer({ clientType: 3 }), answer(), answer({ user })]);
    await outcome;
    expect(waits).toEqual(ASK_AGAIN_MS.slice(0, 2));
    expect(onAnswer).toHaveBeenCalledTimes(3);
    expect(onAnswer.mock.calls[0]?.[0].clientType).toBe(3);
  });

  it('rejects with false after the last wait', async () => {
    const { outcome, getUserInfo } = ask([]);
    await expect(outcome).rejects.toBe(false);
    expect(getUserInfo).toHaveBeenCalledTimes(ASK_AGAIN_MS.length + 1);
  });

  it('rejects with false when the app does not answer', async () => {
    await expect(ask([new BridgeError('timeout')]).outcome).rejects.toBe(false);
  });
});
