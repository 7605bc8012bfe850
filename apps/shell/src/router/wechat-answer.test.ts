import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WECHAT_ANSWER_KEY } from '@vip/host';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { takeWechatAnswer } from './clean-address.ts';

const kept = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.get(WECHAT_ANSWER_KEY) ?? 'null') as unknown;

describe("what WeChat's authorisation puts into an address", () => {
  it('leaves it, wherever it stands, and nothing else does', () => {
    const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => text !== 'code' && text !== 'state');
    const value = fc.string({ unit: 'grapheme' }).map(encodeURIComponent);
    const pair = fc.tuple(name, value).map((two) => two.join('='));
    fc.assert(
      fc.property(fc.array(pair), value, value, fc.nat(), fc.nat(), (pairs, code, state, at, then) => {
        const storage = memoryStorage();
        const query = [...pairs];
        query.splice(at % (query.length + 1), 0, `code=${code}`);
        query.splice(then % (query.length + 1), 0, `state=${state}`);
        const clean = pairs.length > 0 ? `/wechatpay?${pairs.join('&')}` : '/wechatpay';
        expect(takeWechatAnswer(`/wechatpay?${query.join('&')}`, storage)).toBe(clean);
        expect(kept(storage)).toEqual({
          code: decodeURIComponent(code),
          state: decodeURIComponent(state),
        });
      }),
    );
  });

  it('leaves it without a code, too', () => {
    const storage = memoryStorage();
    expect(takeWechatAnswer('/?state=s1', storage)).toBe('/');
    expect(kept(storage)).toEqual({ code: '', state: 's1' });
  });

  it("is not an invitation's code", () => {
    const storage = memoryStorage();
    expect(takeWechatAnswer('/invitation2?code=W7K29M', storage)).toBe('/invitation2?code=W7K29M');
    expect(kept(storage)).toBeNull();
  });
});
