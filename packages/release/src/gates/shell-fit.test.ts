import { describe, expect, it } from 'vitest';
import { contractTroubles, sharedTroubles, shellTroubles } from './fit.ts';
import { aLiveState, aRelease, aShell } from './testing/manifests.test-support.ts';

const liveShell = (some: Parameters<typeof aShell>[0]) =>
  aLiveState({ shell: { live: aShell(some), lastGood: null } });

describe("a brand's release in the live shell", () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.2.0', '1.3.1', true],
    ['1.3.0', '1.2.9', false],
    ['1.2.1', '1.2.0', false],
    ['1.9.0', '2.0.0', false],
    ['2.0.0', '1.9.0', false],
  ])('that needs contract %s has it of %s: %s', (contract, given, isFine) => {
    const troubles = contractTroubles('honey', aRelease({ contract }), liveShell({ contract: given }));
    expect(troubles).toEqual(
      isFine
        ? []
        : [expect.stringMatching(`honey needs shell contract ${contract}, and ${given} is live: publish`)],
    );
  });

  it('has none before a shell is live', () => {
    const live = aLiveState({ shell: { live: null, lastGood: aShell() } });
    expect(contractTroubles('honey', aRelease(), live)).toEqual([
      expect.stringContaining('publish it first'),
    ]);
    expect(sharedTroubles('honey', aRelease(), live)).toEqual([]);
  });

  it.each([
    [{ react: '^19.3.0' }, []],
    [{ react: '^19.4.0' }, ['react ^19.4.0, and 19.3.1 is there']],
    [{ react: '^18.0.0', jotai: '^3.0.0' }, ['react ^18.0.0, and 19.3.1', 'jotai ^3.0.0, and none is there']],
  ])('shares %j', (shared: Record<string, string>, says) =>
    expect(sharedTroubles('honey', aRelease({ shared }), liveShell({}))).toEqual(
      says.map((what) => expect.stringContaining(what)),
    ),
  );

  it('is told of the contract once', () =>
    expect(sharedTroubles('honey', aRelease({ shared: { '@vip/host': '^9.0.0' } }), liveShell({}))).toEqual(
      [],
    ));
});

describe('a shell under the remotes that may run', () => {
  const [live, canary, lastGood] = [
    aRelease({ version: 'l', contract: '1.2.0' }),
    aRelease({ version: 'c', contract: '1.3.0' }),
    aRelease({ version: 'g', contract: '1.1.0' }),
  ];
  const state = aLiveState({
    brands: {
      honey: { live, canary, lastGood },
      main: { live: aRelease({ publisher: 'main', version: 'm' }), canary: null, lastGood: null },
    },
  });

  it('keeps them all', () => expect(shellTroubles(aShell({ contract: '1.3.0' }), state)).toEqual([]));

  it.each([
    ['1.2.0', ["honey's canary c needs contract 1.3.0"]],
    ['1.1.5', ["honey's live release l", "honey's canary c", "main's live release m"]],
    ['2.0.0', ["honey's live release l", "honey's canary c", "honey's last good release g", "main's live"]],
  ])('of contract %s leaves some behind, and names them', (contract, says) =>
    expect(shellTroubles(aShell({ contract }), state)).toEqual(
      says.map((what) => expect.stringContaining(what)),
    ),
  );

  it('that shares too little names what', () =>
    expect(shellTroubles(aShell({ contract: '1.3.0', shared: {} }), state)).toHaveLength(4));
});
