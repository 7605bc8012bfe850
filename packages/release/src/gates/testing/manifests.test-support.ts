import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import type { LiveState } from '../live-state.ts';

/** A route of the page `./pay`. */
export const routeOf = (path: string, page = './pay') => ({ path, title: '标题', page, session: 'none' });

/** A release of honey with one route and one page. */
export const aRelease = (some: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  publisher: 'honey',
  version: '1',
  publishedAt: '2026-11-21T00:00:00Z',
  container: 'honey_1',
  contract: '1.2.0',
  entry: 'entry.js',
  pages: { './pay': { js: ['pay.js'], css: ['pay.css'], late: ['late.js'] } },
  routes: [routeOf('/a')],
  shared: { react: '^19.3.0', '@vip/host': '^1.2.0' },
  integrity: {},
  ...some,
});

export const aShell = (some: Partial<ShellManifest> = {}): ShellManifest => ({
  publisher: 'shell',
  version: 's1',
  publishedAt: '2026-11-21T00:00:00Z',
  contract: '1.2.0',
  js: ['shell.js'],
  css: [],
  shared: { react: '19.3.1', '@vip/host': '1.2.0' },
  integrity: {},
  ...some,
});

/** A shell is live and nothing else. */
export const aLiveState = (some: Partial<LiveState> = {}): LiveState => ({
  shell: { live: aShell(), lastGood: null },
  brands: {},
  paths: {},
  ...some,
});
