import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { environment, root, run } from './install.mjs';

const has = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
/** Whether apt-get can install packages. */
export const isDebian = () => fs.existsSync('/etc/debian_version') && has('which', ['apt-get']);
const sudo = () => (process.getuid?.() === 0 ? [] : ['sudo']);

/** Installs Debian packages; a failure ends this process. */
export function aptInstall(packages) {
  const [command, ...args] = [...sudo(), 'apt-get'];
  run(command, [...args, 'update', '-qq']);
  run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const PRINT_BROWSER = `import { findBrowser } from './packages/dev-tools/src/browser.ts';
process.stdout.write(findBrowser(process.env) ?? '');`;

/** The browser of all suites. In a separate process, as this one's node may be too old for TypeScript. */
function findBrowser() {
  const args = ['--input-type=module', '--eval', PRINT_BROWSER];
  const { status, stdout, stderr } = spawnSync('node', args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout || null;
}

/** WebKitGTK, a virtual display, and the bindings for the app around the web view. */
const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'];

/** Installs WebKitGTK on Debian. Elsewhere the engines' suite reports that it is missing. */
export function ensureWebKit() {
  const isInstalled = (name) => has('sh', ['-c', `dpkg -s ${name} | grep -q 'Status: install ok installed'`]);
  if (!isDebian()) return;
  const missing = WEBKIT.filter((name) => !isInstalled(name));
  if (missing.length > 0) aptInstall(missing);
}

/**
 * Installs Debian's headless Chromium as root, as in CI: journeys take about 60 % of the time in it. Together with the
 * browser, as both must have the same version. Without it journeys run in the browser.
 */
function ensureHeadlessShell(browser) {
  const shell = '/usr/bin/chromium-headless-shell';
  if (browser !== '/usr/bin/chromium' || !isDebian() || process.getuid?.() !== 0 || fs.existsSync(shell))
    return;
  const isInstalled =
    has('apt-get', ['update', '-qq']) &&
    has('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
    ]);
  if (!isInstalled)
    console.log('There is no chromium-headless-shell: journeys run in the browser and take longer.');
}

/**
 * The Chromium to test in, installed if there is none, together with Chinese fonts: without them Chinese text is boxes in
 * screenshots.
 */
export function ensureBrowser() {
  const needsFonts = process.platform === 'linux' && !has('sh', ['-c', 'fc-list :lang=zh | grep -q .']);
  if (isDebian()) {
    const packages = [...(findBrowser() ? [] : ['chromium']), ...(needsFonts ? ['fonts-noto-cjk'] : [])];
    if (packages.length > 0) aptInstall(packages);
  } else if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium'], { cwd: `${root}/e2e` });
  ensureHeadlessShell(findBrowser());
  const browser = findBrowser();
  if (!browser) {
    console.error('There is no Chromium: set E2E_CHROMIUM to one.');
    process.exit(1);
  }
  return browser;
}
