import { ensureBrowser, ensureWebKit } from './browser.mjs';
import { ensureServerTools } from './server-tools.mjs';

// Installs what only browser suites need: a Chromium, Chinese fonts, WebKitGTK, nginx and strace.
ensureBrowser();
ensureWebKit();
ensureServerTools();
