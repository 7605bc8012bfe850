import { openChromium } from './chromium/open.ts';
import { packedChromium, unpackChromium } from './chromium/unpack.ts';
import type { Driver, NativeApp, Opening } from './driver.ts';
import { missingWebKit, missingWpe } from './webkit/missing-tools.ts';
import { openWebKit } from './webkit/open.ts';
import { openWpe } from './webkit/open-wpe.ts';

/** A browser engine that the product is tried in. */
export interface Engine {
  id: string;
  name: string;
  /** What it says that it is: a phone's web view of its year. */
  userAgent: string;
  /** The native app that the sandbox plays around its page: an id of `/__sandbox/environments`, or null. */
  playedApp: string | null;
  /** What it speaks as a native app of its own, with a real native side. */
  protocols: readonly NativeApp['protocol'][];
  /** Whether its window can be as narrow as a phone. */
  isPhone: boolean;
  /** Null where it can be opened; else how to install it. */
  missing(): string | null;
  open(opening: Opening): Promise<Driver>;
}

const android = (version: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; Android ${version}; V2057A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;

/** A Chromium that lies in an npm package, for Linux on x64. */
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
      : 'pnpm install brings it, for Linux on x64 alone',
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

const whenAsked: Engine = {
  id: 'wpe',
  name: 'WPE WebKit 2.38',
  userAgent: ios('15_6', '19G71'),
  playedApp: null,
  protocols: [],
  isPhone: false,
  missing: missingWpe,
  open: openWpe,
};

/** The engines of this run: those of every run, and with `--all` (ENGINES_ALL) what stands for old iPhones. */
export const engines: readonly Engine[] = process.env['ENGINES_ALL'] ? [...always, whenAsked] : always;
