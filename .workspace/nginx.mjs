import fs from 'node:fs';
import { aptInstall, isDebian } from './browser.mjs';

/** nginx, and its module for precompressed brotli files. */
const NEEDED = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/**
 * Installs the nginx that serves a published site in tests, as root on Debian, as in CI. Not on a developer's machine, where
 * Debian would start it as a service.
 */
export function ensureNginx() {
  const missing = Object.keys(NEEDED).filter((name) => !fs.existsSync(NEEDED[name]));
  if (missing.length === 0) return;
  if (isDebian() && process.getuid?.() === 0) aptInstall(missing);
  else console.error(`There is no nginx to test hosting with: install ${missing.join(' and ')}.`);
}
