import { spawnSync } from 'node:child_process';

const runs = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const has = (command: string): boolean => runs('sh', ['-c', `command -v ${command}`]);

const PROBE = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

/** Null if WebKitGTK and its tools are installed; else the install command. */
export const missingWebKit = (): string | null =>
  has('Xvfb') && has('WebKitWebDriver') && runs('/usr/bin/python3', ['-c', PROBE])
    ? null
    : 'apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0';

/** The same for WPE WebKit. */
export const missingWpe = (): string | null =>
  has('cog') && has('WPEWebDriver') ? null : 'apt-get install wpewebkit-driver cog';
