import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Certificate } from '../server/certificate.ts';
import { EMPTY_PAGE } from '../server/serve-variant.ts';
import { openStoredProfile } from './browser.ts';
import { oneLoad, type Load, type Loaded } from './one-load.ts';

/** A browser profile on the disk: HTTP cache, code cache and storage stay between visits. */
export interface Profile {
  /** Loads a page in a new browser process. */
  visit(loaded: Loaded): Promise<Load>;
  remove(): void;
}

/** Time after a visit in which Chromium writes what it keeps: the code cache comes with a delay after the page's load. */
const WRITE_MS = 3000;

/** A new profile that has `storage` of an earlier visit, and nothing in its caches. */
export async function newStoredProfile(
  certificate: Certificate,
  origin: string,
  storage: Record<string, string>,
): Promise<Profile> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
  const first = await openStoredProfile(folder, certificate);
  const page = await first.newPage();
  await page.goto(origin + EMPTY_PAGE);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, storage);
  await first.close();
  return {
    async visit(loaded) {
      const context = await openStoredProfile(folder, certificate);
      try {
        const load = await oneLoad(context, loaded);
        await new Promise((passed) => setTimeout(passed, WRITE_MS));
        return load;
      } finally {
        await context.close();
      }
    },
    // The browser may still write when its process ends.
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
