import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { describe, expect, it } from 'vitest';
import { brandViolations, goingLive, livePairs, shellViolations } from './fit.ts';
import type { Running } from './live-state.ts';
import { aLiveState, aRelease, aShell } from './testing/manifests.test-support.ts';

describe("a brand's release in the live shell", () => {
  it.each<[Partial<ReleaseManifest>, string[]]>([
    [{ contract: '1.2.0', shared: { react: '^19.3.0', '@vip/host': '^9.0.0' } }, []],
    [{ contract: '1.3.0' }, ['honey needs shell contract 1.3.0, and 1.2.0 is there in the live shell']],
    [{ contract: '2.0.0' }, ['shell contract 2.0.0, and 1.2.0 is there']],
    [{ shared: { react: '^19.4.0' } }, ['react ^19.4.0, and 19.3.1 is there']],
    [
      { shared: { react: '^18.0.0', jotai: '^3.0.0' } },
      ['react ^18.0.0, and 19.3.1', 'jotai ^3.0.0, and none is there'],
    ],
  ])('that needs %j', (needs, messages) =>
    expect(brandViolations('honey', aRelease(needs), aLiveState())).toEqual(
      messages.map((what) => expect.stringContaining(what)),
    ),
  );

  it('is refused before a shell is live', () => {
    const live = aLiveState({ shell: { live: null, lastGood: aShell() } });
    expect(brandViolations('honey', aRelease(), live)).toEqual([expect.stringContaining('publish it first')]);
  });
});

const release = (version: string, contract = '1.2.0', publisher = 'honey') =>
  aRelease({ version, contract, publisher });
const running = (some: Partial<Running<ReleaseManifest>>) => ({
  live: null,
  canary: null,
  lastGood: null,
  ...some,
});

describe('a shell for the remotes that may run', () => {
  const state = aLiveState({
    brands: {
      honey: { live: release('l'), canary: release('c', '1.3.0'), lastGood: release('g', '1.1.0') },
      main: running({ live: release('m', '1.2.0', 'main') }),
    },
  });

  it.each<[Partial<ShellManifest>, string[]]>([
    [{ contract: '1.3.0' }, []],
    [{ contract: '1.2.0' }, ["honey's canary c needs shell contract 1.3.0"]],
    [{ contract: '1.1.5' }, ["honey's live release l", "honey's canary c", "main's live release m"]],
    [
      { contract: '2.0.0' },
      ["honey's live release l", "honey's canary c", "honey's last good release g", "main's live"],
    ],
    [{ contract: '1.3.0', shared: {} }, Array<string>(4).fill('react ^19.3.0, and none is there')],
  ])('that has %j is refused for each incompatible remote', (provides, messages) =>
    expect(shellViolations(aShell(provides), state)).toEqual(
      messages.map((what) => expect.stringContaining(what)),
    ),
  );
});

const shell = (version: string, contract = '1.2.0') => aShell({ version, contract });
const shells = (live: ShellManifest | null, lastGood: ShellManifest | null = null) => ({ live, lastGood });

/** The live shells, what runs of honey, the candidate, and the pairs as `shell/release`. */
const CASES: [
  string,
  ReturnType<typeof shells>,
  Partial<Running<ReleaseManifest>>,
  ReleaseManifest | ShellManifest,
  string[],
][] = [
  ['a first release', shells(shell('s1')), {}, release('r1'), ['s1/r1']],
  ['no shell', shells(null), {}, release('r1'), []],
  [
    'a second release: the first is a rollback target',
    shells(shell('s1')),
    { live: release('r1') },
    release('r2'),
    ['s1/r2', 's1/r1'],
  ],
  [
    'a release after others, under a second shell',
    shells(shell('s2'), shell('s1')),
    { live: release('r2'), lastGood: release('r1') },
    release('r3'),
    ['s2/r3', 's2/r2', 's2/r1', 's1/r3'],
  ],
  [
    'a canary that the candidate replaces',
    shells(shell('s1')),
    { live: release('r1'), canary: release('c1') },
    release('r2'),
    ['s1/r2', 's1/r1'],
  ],
  ['the same release again', shells(shell('s1')), { live: release('r1') }, release('r1'), ['s1/r1']],
  [
    'a previous shell that is too old: no page runs the two',
    shells(shell('s2', '1.3.0'), shell('s1')),
    {},
    release('r1', '1.3.0'),
    ['s2/r1'],
  ],
  [
    'a previous shell that lacks shared modules',
    shells(shell('s2'), aShell({ version: 's1', shared: {} })),
    {},
    release('r1'),
    ['s2/r1'],
  ],
  ['a shell where none is live', shells(null), {}, shell('s1'), ['s1/m1']],
  [
    'a second shell: all releases that may run in it, of two brands with the same version too',
    shells(shell('s1')),
    { live: release('r2'), canary: release('m1'), lastGood: release('r1') },
    shell('s2'),
    ['s2/r2', 's2/m1', 's2/r1', 's2/m1'],
  ],
];

it.each(CASES)('pairs of %s', (_, ofShell, ofHoney, candidate, pairs) => {
  const brands = {
    honey: running(ofHoney),
    main: running({ live: release('m1', '1.0.0', 'main') }),
  };
  const found = livePairs(aLiveState({ shell: ofShell, brands }), candidate);
  expect(found.map((pair) => `${pair.shell.version}/${pair.release.version}`)).toEqual(pairs);
});

it('a pair has a name for messages', () =>
  expect(
    livePairs(aLiveState({ shell: shells(shell('s2'), shell('s1')) }), release('r1')).map(({ what }) => what),
  ).toEqual(['live shell s2 with candidate r1', 'shell before s1 with candidate r1']));

it.each<[string, ReleaseManifest | ShellManifest, string[]]>([
  ['a release: the live shell with it', release('r3'), ['s2/r3']],
  ['a release that is live already', release('r2'), ['s2/r2']],
  ['a shell: it with live releases and canaries', shell('s3'), ['s3/r2', 's3/c1']],
])('goes live with %s', (_, candidate, pairs) => {
  const live = aLiveState({
    shell: shells(shell('s2'), shell('s1')),
    brands: { honey: { live: release('r2'), canary: release('c1'), lastGood: release('r1') } },
  });
  const found = goingLive(livePairs(live, candidate), live, candidate);
  expect(found.map((pair) => `${pair.shell.version}/${pair.release.version}`)).toEqual(pairs);
});
