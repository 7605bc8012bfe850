import { expect, it, vi } from 'vitest';
import { BridgeError, type HandOver, type NativeBridge } from '@vip/bridge';
import { askUserInfo } from './native-session.ts';

const user = { id: '7', nickname: '小满', avatar: '' };
const NOTHING: HandOver = { token: null, user: null, info: null, clientType: 3, version: '', handlers: [] };

function ask(answer: HandOver | BridgeError) {
  const onAnswer = vi.fn();
  const getUserInfo = () =>
    answer instanceof BridgeError ? Promise.reject(answer) : Promise.resolve(answer);
  return { outcome: askUserInfo({ getUserInfo } as NativeBridge, onAnswer), onAnswer };
}

it.each([
  ['a user', { ...NOTHING, user, info: user }],
  ['user info without a readable id, with a token', { ...NOTHING, token: 'a', info: { nickname: '小满' } }],
])('asking the app resolves with %s', async (_, answer) => {
  const { outcome, onAnswer } = ask(answer);
  await outcome;
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
});

it.each([
  ['neither token nor user', NOTHING],
  ['a token alone', { ...NOTHING, token: 'a' }],
  ['user info without an id or a token', { ...NOTHING, info: { nickname: '' } }],
])('rejects with false for %s, which is passed on', async (_, answer) => {
  const { outcome, onAnswer } = ask(answer);
  await expect(outcome).rejects.toBe(false);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
});

it('rejects with false when the app does not answer', async () => {
  const { outcome, onAnswer } = ask(new BridgeError('timeout'));
  await expect(outcome).rejects.toBe(false);
  expect(onAnswer).not.toHaveBeenCalled();
});
