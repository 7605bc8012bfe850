import { openChromium } from './chromium/open.ts';
import { packedChromium, unpackChromium } from './chromium/unpack.ts';
import type { Driver, NativeApp, Opening } from './driver.ts';
import { missingWebKit, missingWpe } from './webkit/missing-tools.ts';
import { openWebKit } from './webkit/open.ts';
import { openWpe } from './webkit/open-wpe.ts';

/** A browser engine that the product is tested in. */
export interface Engine {
  id: string;
  name: string;
  /** A user agent of a phone's web view of its year. */
  userAgent: string;
  /** The native app that the sandbox plays around its page: an id of `/__sandbox/environments`, or null. */
  playedApp: string | null;
  /** Protocols of its real native side. */
  protocols: readonly NativeApp['protocol'][];
  /** Whether its window can be as narrow as a phone. */
  isPhone: boolean;
  /** Null if it is installed; else the install command. */
  missing(): string | null;
  open(opening: Opening): Promise<Driver>;
}

const android = (version: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; Android ${version}; V2057A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;

/** A Chromium from an npm package, for Linux on x64. */
const packed = (version: number, userAgent: string, playedApp: string): Engine => ({
  id: `chromium-${version}`,
  name: `Chromium ${version}`,
  userAgent,
  playedApp,
  protocols: [],
  isPhone: true,
  missing: () =>
    packedChromium(version) && process.platform === 'linux' && process.arch === 'x64'
      ? null
      : 'installed by pnpm install, only for Linux on x64',
  open: async (opening) => openChromium(await unpackChromium(version), opening),
});

const always: Engine[] = [
  packed(67, android('8.1.0', '67.0.3396.87'), 'android-app-old'),
  packed(79, android('10', '79.0.3945.136'), 'android-app-old'),
  packed(106, android('13', '106.0.5249.126'), 'android-app'),
  {
    id: 'webkitgtk',
    name: 'WebKitGTK',
    userAgent: ios('16_3_1', '20D67'),
    playedApp: null,
    protocols: ['wvjb', 'webkit', 'dsbridge'],
    isPhone: true,
    missing: missingWebKit,
    open: openWebKit,
  },
];

const withAll: Engine = {
  id: 'wpe',
  name: 'WPE WebKit 2.38',
  userAgent: ios('15_6', '19G71'),
  playedApp: null,
  protocols: [],
  isPhone: false,
  missing: missingWpe,
  open: openWpe,
};

/** The engines of this run; `--all` (ENGINES_ALL) adds the one for old iPhones. */
export const engines: readonly Engine[] = process.env['ENGINES_ALL'] ? [...always, withAll] : always;
