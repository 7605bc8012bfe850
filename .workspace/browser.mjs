import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { environment, root, run } from './install.mjs';

const has = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
/** Whether packages can be brought by apt-get. */
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

/** Playwright's own Chromium, if it was brought. */
function playwrightChromium() {
  const { stdout } = spawnSync(
    'node',
    ['-e', "import('@playwright/test').then(({chromium}) => console.log(chromium.executablePath()))"],
    { cwd: `${root}/e2e`, env: environment(), encoding: 'utf8' },
  );
  const file = stdout?.trim();
  return file && fs.existsSync(file) ? file : null;
}

const debianChromium = () =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => fs.existsSync(file)) ?? null;

/** Real WebKit, a screen to put it on, and what an app of our own around it is written with. */
const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'];

/** Brings WebKitGTK where it can be had. Elsewhere the engines' own run says that it is not here. */
export function ensureWebKit() {
  const isInstalled = (name) => has('sh', ['-c', `dpkg -s ${name} | grep -q 'Status: install ok installed'`]);
  if (!isDebian()) return;
  const missing = WEBKIT.filter((name) => !isInstalled(name));
  if (missing.length > 0) aptInstall(missing);
}

/**
 * Brings Debian's Chromium without windows, in which journeys take some 60 % of the time, where this is root, as in CI. In
 * one go with the browser, since they must be of the same version. Where it cannot be had they run in the browser.
 */
function ensureHeadlessShell(browser) {
  const shell = '/usr/bin/chromium-headless-shell';
  if (browser !== '/usr/bin/chromium' || !isDebian() || process.getuid?.() !== 0 || fs.existsSync(shell))
    return;
  const isThere =
    has('apt-get', ['update', '-qq']) &&
    has('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
    ]);
  if (!isThere)
    console.log('There is no chromium-headless-shell: journeys run in the browser, and take longer.');
}

/**
 * The Chromium to test in: E2E_CHROMIUM, then Playwright's own, then the system's; brought where there is none, and
 * Chinese fonts with it, since without them Chinese is boxes and screenshots mean nothing.
 */
export function ensureBrowser() {
  const found = () => process.env.E2E_CHROMIUM ?? playwrightChromium() ?? debianChromium();
  const needsFonts = process.platform === 'linux' && !has('sh', ['-c', 'fc-list :lang=zh | grep -q .']);
  if (isDebian()) {
    const packages = [...(found() ? [] : ['chromium']), ...(needsFonts ? ['fonts-noto-cjk'] : [])];
    if (packages.length > 0) aptInstall(packages);
  } else if (!found()) run('npx', ['playwright', 'install', 'chromium'], { cwd: `${root}/e2e` });
  ensureHeadlessShell(found());
  const browser = found();
  if (!browser) {
    console.error('There is no Chromium: set E2E_CHROMIUM to one.');
    process.exit(1);
  }
  return browser;
}
