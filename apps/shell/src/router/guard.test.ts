import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { WECHAT_ANSWER_KEY } from '@vip/host';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createGuard, takeReleaseLink, takeSecrets, takeWechatAnswer, withSecrets } from './guard.ts';
import { routeTable } from './route-table.ts';

function guarded() {
  const document = { title: '' };
  const spies = {
    replaceAddress: vi.fn(),
    onReleaseLink: vi.fn(),
    askNative: vi.fn(),
    setHostTitle: vi.fn(),
    track: vi.fn(),
  };
  const match = routeTable([
    { path: '/', title: '支付', page: './pay', session: 'required' },
    {
      path: '/result/:token/:id',
      title: '支付结果',
      page: './result',
      session: 'none',
      secretParams: ['token'],
    },
  ]);
  const guard = createGuard({
    document: document as Document,
    match,
    secrets: memoryStorage(),
    ...spies,
  });
  return { guard, document, ...spies };
}

describe('the guard of a navigation', () => {
  it('sets the title from the route and asks the native app', () => {
    const { guard, document, askNative, track } = guarded();
    guard('/');
    expect(document.title).toBe('支付');
    expect(askNative).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledWith('page_view');
  });

  it('passes every title to the host app, and whether it is new', () => {
    const { guard, document, setHostTitle } = guarded();
    document.title = '支付';
    ['/', '/result/t/1', '/result/t/2'].forEach(guard);
    expect(setHostTitle.mock.calls).toEqual([
      ['支付', false],
      ['支付结果', true],
      ['支付结果', false],
    ]);
  });

  it('asks on every navigation', () => {
    const { guard, askNative } = guarded();
    ['/', '/result/t/1', '/nothing'].forEach(guard);
    expect(askNative).toHaveBeenCalledTimes(3);
  });

  it('removes a result token from the address', () => {
    const { guard, replaceAddress } = guarded();
    guard('/result/secret/26');
    expect(replaceAddress).toHaveBeenCalledWith('/result/-/26');
  });

  it('removes a preview link from any address and opens it', () => {
    const { guard, replaceAddress, onReleaseLink } = guarded();
    guard('/?um=menu&release=a.b.c');
    expect(replaceAddress).toHaveBeenLastCalledWith('/?um=menu');
    guard('/result/secret/26?release=d.e.f');
    expect(replaceAddress).toHaveBeenLastCalledWith('/result/-/26');
    expect(onReleaseLink.mock.calls).toEqual([['a.b.c'], ['d.e.f']]);
  });

  it('removes the answer of WeChat from any address, before the secrets of the path', () => {
    const { guard, replaceAddress } = guarded();
    guard('/?um=menu&code=c1&state=s1');
    expect(replaceAddress).toHaveBeenLastCalledWith('/?um=menu');
    guard('/result/secret/26?code=c1&state=s1');
    expect(replaceAddress).toHaveBeenLastCalledWith('/result/-/26');
  });

  it('sets a title for a path without a route', () => {
    const { guard, document } = guarded();
    guard('/nothing');
    expect(document.title).toBe('页面不存在');
  });
});

const value = fc.string({ unit: 'grapheme' }).map(encodeURIComponent);
const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => !/^(release|code|state)$/.test(text));
const pair = fc.tuple(name, value).map((two) => two.join('='));

it('a preview link is removed at every place of the query, and nothing else', () => {
  const link = fc.stringMatching(/^[\w.-]{0,20}$/);
  fc.assert(
    fc.property(fc.array(pair), fc.array(fc.tuple(link, fc.nat()), { minLength: 1 }), (pairs, links) => {
      const query = [...pairs];
      for (const [one, at] of links) query.splice(at % (query.length + 1), 0, `release=${one}`);
      const open = vi.fn();
      const clean = pairs.length > 0 ? `/honeywechatpay?${pairs.join('&')}` : '/honeywechatpay';
      expect(takeReleaseLink(`/honeywechatpay?${query.join('&')}`, open)).toBe(clean);
      const first = query.find((one) => one.startsWith('release='));
      expect(open.mock.calls).toEqual([[first?.slice('release='.length)]]);
    }),
  );
});

it.each(['/', '/?um=1', '/release=1', '/?prerelease=1', '/?a=release'])(
  '%s has no preview link',
  (address) => {
    const open = vi.fn();
    expect(takeReleaseLink(address, open)).toBe(address);
    expect(open).not.toHaveBeenCalled();
  },
);

const kept = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.get(WECHAT_ANSWER_KEY) ?? 'null') as unknown;

describe("the answer of WeChat's authorisation", () => {
  it('is removed at every place of the query, and nothing else', () => {
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

  it('is removed without a code, too', () => {
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

const route = {
  path: '/result/:token/:id/:um/:level',
  title: '',
  page: './result' as const,
  session: 'none' as const,
  secretParams: ['token'],
};

const upgraded = { ...route, path: '/upgrade/use', secretParams: ['token'] };

describe('secrets in a query', () => {
  it('are removed from the address and restored as parameters, for any token beside other parameters', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '-');
    fc.assert(
      fc.property(text, text, (token, other) => {
        const storage = memoryStorage();
        const encoded = encodeURIComponent(other);
        const address = `/upgrade/use?order=${encoded}&token=${encodeURIComponent(token)}&brand=tuiwen`;
        const clean = takeSecrets(upgraded, address, storage);
        expect(clean).toBe(`/upgrade/use?order=${encoded}&token=-&brand=tuiwen`);
        const query = { order: other, token: '-', brand: 'tuiwen' };
        expect(withSecrets(clean, query, storage)).toEqual({ ...query, token });
      }),
    );
  });

  it('are stored by order', () => {
    const storage = memoryStorage();
    takeSecrets(upgraded, '/upgrade/use?order=1&token=one', storage);
    expect(withSecrets('/upgrade/use?order=2&token=-', { token: '-' }, storage)).toEqual({ token: '-' });
  });

  it('are not removed if the route declares none', () => {
    const address = '/upgrade/use?token=plain';
    expect(takeSecrets({ ...upgraded, secretParams: [] }, address, memoryStorage())).toBe(address);
  });
});

describe('secrets in a path', () => {
  it('are removed from the address and restored as parameters, for any token', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '-');
    fc.assert(
      fc.property(segment, (token) => {
        const storage = memoryStorage();
        const clean = takeSecrets(route, `/result/${encodeURIComponent(token)}/26/-/1`, storage);
        expect(clean).toBe('/result/-/26/-/1');
        expect(withSecrets(clean, { token: '-', id: '26' }, storage)).toEqual({ token, id: '26' });
      }),
    );
  });

  it('are stored by order', () => {
    const storage = memoryStorage();
    takeSecrets(route, '/result/one/26/-/1', storage);
    expect(withSecrets('/result/-/27/-/1', { token: '-' }, storage)).toEqual({ token: '-' });
  });

  it('are not replaced by parameters that a wallet adds to the return address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (added) => {
        const storage = memoryStorage();
        const query = `method=alipay.trade.wap.pay.return&token=${encodeURIComponent(added)}`;
        const clean = takeSecrets(route, `/result/one/26/-/1?${query}`, storage);
        expect(clean).toBe('/result/-/26/-/1?method=alipay.trade.wap.pay.return&token=-');
        expect(withSecrets(clean, { token: '-' }, storage)).toEqual({ token: 'one' });
      }),
    );
  });

  it('are kept if the clean address is visited again', () => {
    const storage = memoryStorage();
    takeSecrets(route, '/result/one/26/-/1', storage);
    takeSecrets(route, '/result/-/26/-/1', storage);
    expect(withSecrets('/result/-/26/-/1', { token: '-' }, storage)).toEqual({ token: 'one' });
  });

  it('are ignored if storage has garbage', () => {
    const storage = memoryStorage({ 'secret./x': '{' });
    expect(withSecrets('/x', { token: '-' }, storage)).toEqual({ token: '-' });
  });
});
