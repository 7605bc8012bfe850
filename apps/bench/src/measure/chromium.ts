import fs from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** The browser to measure in: E2E_CHROMIUM, then Playwright's own, then the system's. */
export function openChromium(): Promise<Browser> {
  const found = [process.env['E2E_CHROMIUM'] ?? '', chromium.executablePath(), '/usr/bin/chromium'].find(
    (file) => fs.existsSync(file),
  );
  if (!found) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  return chromium.launch({ executablePath: found, args: ['--no-sandbox', '--disable-quic'] });
}
