import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@vip/dev-tools/browser';

export function openChromium(): Promise<Browser> {
  const found = findBrowser(process.env);
  if (!found) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  return chromium.launch({ executablePath: found, args: ['--no-sandbox', '--disable-quic'] });
}
