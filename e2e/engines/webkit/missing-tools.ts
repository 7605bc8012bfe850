import { spawnSync } from 'node:child_process';

const PACKAGES = 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0';
const PROBE = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

const runs = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Null where WebKitGTK and all around it are there; else how to install them. */
export const missingTools = (): string | null =>
  runs('sh', ['-c', 'command -v Xvfb && command -v WebKitWebDriver']) &&
  runs('/usr/bin/python3', ['-c', PROBE])
    ? null
    : `apt-get install ${PACKAGES}`;
