import { ensureBrowser, ensureWebKit } from './browser.mjs';
import { ensureNginx } from './nginx.mjs';

// Installs what only browser suites need: a Chromium, Chinese fonts, WebKitGTK and nginx.
ensureBrowser();
ensureWebKit();
ensureNginx();
