import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { describe, expect, it } from 'vitest';
import { contractViolations, livePairs, sharedViolations, shellViolations } from './fit.ts';
import type { LiveState, Running } from './live-state.ts';
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
  ])('that needs contract %s, with shell contract %s: %s', (contract, given, isFine) => {
    const violations = contractViolations('honey', aRelease({ contract }), liveShell({ contract: given }));
    expect(violations).toEqual(
      isFine
        ? []
        : [expect.stringMatching(`honey needs shell contract ${contract}, and ${given} is live: publish`)],
    );
  });

  it('is refused before a shell is live', () => {
    const live = aLiveState({ shell: { live: null, lastGood: aShell() } });
    expect(contractViolations('honey', aRelease(), live)).toEqual([
      expect.stringContaining('publish it first'),
    ]);
    expect(sharedViolations('honey', aRelease(), live)).toEqual([]);
  });

  it.each([
    [{ react: '^19.3.0' }, []],
    [{ react: '^19.4.0' }, ['react ^19.4.0, and 19.3.1 is there']],
    [{ react: '^18.0.0', jotai: '^3.0.0' }, ['react ^18.0.0, and 19.3.1', 'jotai ^3.0.0, and none is there']],
  ])('shares %j', (shared: Record<string, string>, messages) =>
    expect(sharedViolations('honey', aRelease({ shared }), liveShell({}))).toEqual(
      messages.map((what) => expect.stringContaining(what)),
    ),
  );

  it('is refused for its contract once', () =>
    expect(sharedViolations('honey', aRelease({ shared: { '@vip/host': '^9.0.0' } }), liveShell({}))).toEqual(
      [],
    ));
});

describe('a shell for the remotes that may run', () => {
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

  it('is accepted if it fits all', () =>
    expect(shellViolations(aShell({ contract: '1.3.0' }), state)).toEqual([]));

  it.each([
    ['1.2.0', ["honey's canary c needs contract 1.3.0"]],
    ['1.1.5', ["honey's live release l", "honey's canary c", "main's live release m"]],
    ['2.0.0', ["honey's live release l", "honey's canary c", "honey's last good release g", "main's live"]],
  ])('of contract %s is refused with the names of incompatible remotes', (contract, messages) =>
    expect(shellViolations(aShell({ contract }), state)).toEqual(
      messages.map((what) => expect.stringContaining(what)),
    ),
  );

  it('that lacks shared modules is refused for each', () =>
    expect(shellViolations(aShell({ contract: '1.3.0', shared: {} }), state)).toHaveLength(4));
});

const shell = (version: string, contract = '1.2.0') => aShell({ version, contract });
const release = (version: string, contract = '1.2.0', publisher = 'honey') =>
  aRelease({ version, contract, publisher });
const shells = (live: ShellManifest | null, lastGood: ShellManifest | null = null) => ({ live, lastGood });
const running = (some: Partial<Running<ReleaseManifest>>) => ({
  live: null,
  canary: null,
  lastGood: null,
  ...some,
});

/** What is live, the candidate, and the pairs as `shell/release`. */
const CASES: [string, Partial<LiveState>, ReleaseManifest | ShellManifest, string[]][] = [
  ['a first release', { shell: shells(shell('s1')) }, release('r1'), ['s1/r1']],
  ['no shell', { shell: shells(null) }, release('r1'), []],
  [
    'a second release: the first is a rollback target',
    { shell: shells(shell('s1')), brands: { honey: running({ live: release('r1') }) } },
    release('r2'),
    ['s1/r2', 's1/r1'],
  ],
  [
    'a release after others, under a second shell',
    {
      shell: shells(shell('s2'), shell('s1')),
      brands: {
        honey: running({ live: release('r2'), lastGood: release('r1') }),
      },
    },
    release('r3'),
    ['s2/r3', 's2/r2', 's2/r1', 's1/r3'],
  ],
  [
    'a canary that the candidate replaces',
    {
      shell: shells(shell('s1')),
      brands: { honey: running({ live: release('r1'), canary: release('c1') }) },
    },
    release('r2'),
    ['s1/r2', 's1/r1'],
  ],
  [
    'the same release again',
    { shell: shells(shell('s1')), brands: { honey: running({ live: release('r1') }) } },
    release('r1'),
    ['s1/r1'],
  ],
  [
    'a previous shell that is too old: no page runs the two',
    { shell: shells(shell('s2', '1.3.0'), shell('s1')) },
    release('r1', '1.3.0'),
    ['s2/r1'],
  ],
  [
    'a previous shell that lacks shared modules',
    { shell: shells(shell('s2'), aShell({ version: 's1', shared: {} })) },
    release('r1'),
    ['s2/r1'],
  ],
  ['a first shell', { shell: shells(null) }, shell('s1'), []],
  [
    'a second shell: all releases that may run in it',
    {
      shell: shells(shell('s1')),
      brands: {
        honey: running({ live: release('r2'), canary: release('r3'), lastGood: release('r1') }),
        main: running({ live: release('m1', '1.0.0', 'main') }),
      },
    },
    shell('s2'),
    ['s2/r2', 's2/r3', 's2/r1', 's2/m1'],
  ],
];

it.each(CASES)('pairs of %s', (_, live, candidate, pairs) =>
  expect(
    livePairs(aLiveState(live), candidate).map((pair) => `${pair.shell.version}/${pair.release.version}`),
  ).toEqual(pairs),
);

it('a pair has a name for messages', () =>
  expect(
    livePairs(aLiveState({ shell: shells(shell('s2'), shell('s1')) }), release('r1')).map(({ what }) => what),
  ).toEqual(['live shell s2 with candidate r1', 'shell before s1 with candidate r1']));

it('releases of two brands with the same version are two pairs', () => {
  const brands = {
    honey: running({ live: release('r1') }),
    main: running({ live: release('r1', '1.2.0', 'main') }),
  };
  expect(livePairs(aLiveState({ brands }), shell('s2'))).toHaveLength(2);
});
