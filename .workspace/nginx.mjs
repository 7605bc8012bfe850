import fs from 'node:fs';
import { aptInstall, isDebian } from './browser.mjs';

/** nginx, and its module for files that brotli compressed beforehand. */
const NEEDED = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/**
 * Brings the nginx that serves a published site in tests, where this is root on Debian, as in CI: on somebody's own machine
 * it would be one more service that starts by itself. There, and elsewhere, it is left to them.
 */
export function ensureNginx() {
  const missing = Object.keys(NEEDED).filter((name) => !fs.existsSync(NEEDED[name]));
  if (missing.length === 0) return;
  if (isDebian() && process.getuid?.() === 0) aptInstall(missing);
  else console.error(`There is no nginx to test hosting with: install ${missing.join(' and ')}.`);
}
