import { describe, expect, it } from 'vitest';
import { isSlice } from './guards.ts';
import type { ReleaseRef, Slice } from './registry.ts';

const live: ReleaseRef = {
  version: '0123456789ab',
  manifest: `sha256-${'A'.repeat(43)}=`,
  contract: '1.2.0',
  routes: ['/a'],
  publishedAt: '2026-11-20T00:00:00.000Z',
};
const slice: Slice = {
  schema: 1,
  publisher: 'honey',
  serial: 1,
  issuedAt: live.publishedAt,
  expiresAt: live.publishedAt,
  live,
  canary: { share: 1000, salt: 's', release: live },
  lastGood: live,
  before: [live],
  history: [{ serial: 1, at: live.publishedAt, action: 'canary', share: 1000, version: live.version }],
};

describe('a slice', () => {
  it('may have fields that are not known yet', () => expect(isSlice({ ...slice, more: 1 })).toBe(true));

  it('needs neither a canary nor earlier releases', () =>
    expect(isSlice({ ...slice, canary: null, lastGood: null, before: [], history: [] })).toBe(true));

  it.each<[string, object]>([
    ['of another schema', { schema: 2 }],
    ['without a serial', { serial: 0 }],
    ['with an invalid publisher', { publisher: '../honey' }],
    ['with a share above all users', { canary: { ...slice.canary, share: 10001 } }],
    ['with a version that is a path', { live: { ...live, version: '../x' } }],
    ['with a manifest without a hash', { live: { ...live, manifest: '' } }],
    ['with a contract that is a range', { live: { ...live, contract: '^1.0.0' } }],
    ['with a route that is no path', { lastGood: { ...live, routes: ['a'] } }],
    ['that never expires', { expiresAt: 'never' }],
    ['with a malformed history', { history: [{}] }],
    ['without earlier releases', { before: null }],
  ])('%s is refused', (_, change) => expect(isSlice({ ...slice, ...change })).toBe(false));
});
