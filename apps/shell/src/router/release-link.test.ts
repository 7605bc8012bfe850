import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { takeReleaseLink } from './clean-address.ts';

it('a preview link leaves the address, wherever and however often it stands, and nothing else does', () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => text !== 'release');
  const value = fc.string({ unit: 'grapheme' }).map(encodeURIComponent);
  const pair = fc.tuple(name, value).map((two) => two.join('='));
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

it.each(['/', '/?um=1', '/release=1', '/?prerelease=1', '/?a=release'])('%s has none', (address) => {
  const open = vi.fn();
  expect(takeReleaseLink(address, open)).toBe(address);
  expect(open).not.toHaveBeenCalled();
});
