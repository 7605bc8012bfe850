import { expect, it } from 'vitest';
import type { LiveState, Running } from './live-state.ts';
import { aLiveState, aRelease, aShell } from './testing/manifests.test-support.ts';
import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { livePairs } from './fit.ts';

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
    'a second release: the first is gone back to',
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
    'a canary that the candidate takes the place of',
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
    'a shell before that is too old for it: no page runs the two',
    { shell: shells(shell('s2', '1.3.0'), shell('s1')) },
    release('r1', '1.3.0'),
    ['s2/r1'],
  ],
  [
    'a shell before that shares too little',
    { shell: shells(shell('s2'), aShell({ version: 's1', shared: {} })) },
    release('r1'),
    ['s2/r1'],
  ],
  ['a first shell', { shell: shells(null) }, shell('s1'), []],
  [
    'a second shell: all that may run in it, and what is gone back to keeps the shell of its time',
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

it('names a pair to people', () =>
  expect(
    livePairs(aLiveState({ shell: shells(shell('s2'), shell('s1')) }), release('r1')).map(({ what }) => what),
  ).toEqual(['live shell s2 with candidate r1', 'shell before s1 with candidate r1']));

it('does not take two brands’ releases of one version for one', () => {
  const brands = {
    honey: running({ live: release('r1') }),
    main: running({ live: release('r1', '1.2.0', 'main') }),
  };
  expect(livePairs(aLiveState({ brands }), shell('s2'))).toHaveLength(2);
});
