import fs from 'node:fs';
import { aptInstall, isDebian } from './browser.mjs';

/** nginx, its module for precompressed brotli files, and what stops a release command at a system call. */
const NEEDED = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  strace: '/usr/bin/strace',
};

/**
 * Installs what serves a published site in tests, and what breaks its releases, as root on Debian, as in CI. Not on a
 * developer's machine, where Debian would start nginx as a service.
 */
export function ensureServerTools() {
  const missing = Object.keys(NEEDED).filter((name) => !fs.existsSync(NEEDED[name]));
  if (missing.length === 0) return;
  if (isDebian() && process.getuid?.() === 0) aptInstall(missing);
  else console.error(`Hosting and releases are not tested: install ${missing.join(' and ')}.`);
}
