import { describe, expect, it } from 'vitest';
import { gateTroubles, refuse } from './gates.ts';
import { aLiveState, aRelease, aShell, routeOf } from './testing/manifests.test-support.ts';

const filesOf = (some: Record<string, string>) =>
  new Map(Object.entries(some).map(([name, text]) => [name, Buffer.from(text)]));
const good = { 'entry.js': '1', 'pay.js': '2', 'pay.css': '.a{top:0}', 'late.js': '3' };

describe('the gates that need no browser', () => {
  it('let a good release and a good shell by', () => {
    expect(gateTroubles({ manifest: aRelease(), files: filesOf(good) }, aLiveState(), [])).toEqual([]);
    expect(
      gateTroubles({ manifest: aShell(), files: filesOf({ 'shell.js': '1' }) }, aLiveState(), []),
    ).toEqual([]);
  });

  it('tell all that is wrong with a release, each its part and in order', () => {
    const manifest = aRelease({
      contract: '1.9.0',
      shared: { react: '^20.0.0' },
      routes: [routeOf('/api/x')],
    });
    const files = filesOf({ ...good, 'late.js': 'a?.b', 'entry.js': '' });
    const live = aLiveState({
      brands: { honey: { live: aRelease(), canary: null, lastGood: null } },
    });
    const pages = { './buy': { js: ['pay.js'], css: [], late: ['gone.js'] } };
    expect(gateTroubles({ manifest: { ...manifest, pages }, files }, live, [])).toEqual(
      [
        'gone.js',
        'reserved',
        'removed route /a',
        'removed page ./pay',
        'react',
        'contract 1.9.0',
        'late.js:1:3',
      ].map((part) => expect.stringContaining(part)),
    );
  });

  it('weigh a release', () =>
    expect(
      gateTroubles(
        {
          manifest: aRelease({ pages: { './buy': { js: ['pay.js'], css: [], late: [] } } }),
          files: filesOf(good),
        },
        aLiveState(),
        [],
      ),
    ).toEqual([expect.stringContaining('no purchase page')]));

  it('tell all that is wrong with a shell', () => {
    const live = aLiveState({ brands: { honey: { live: aRelease(), canary: null, lastGood: null } } });
    const files = filesOf({ 'other.js': 'a?.b' });
    expect(gateTroubles({ manifest: aShell({ contract: '2.0.0' }), files }, live, [])).toEqual(
      ['shell.js', "honey's live release", 'other.js:1:3'].map((part) => expect.stringContaining(part)),
    );
  });
});

it('a refusal has every sentence, and there is none without a reason', () => {
  expect(() => refuse('honey', ['one', 'two'])).toThrow('honey cannot go live:\n  one\n  two');
  expect(() => refuse('honey', [])).not.toThrow();
});
