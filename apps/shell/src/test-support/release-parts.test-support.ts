import { vi } from 'vitest';
import type { PageData } from '@vip/release-format';
import type { ReleaseParts } from '../releases/release-parts.ts';
import { memoryStorage } from './memory-storage.test-support.ts';
import type { Site } from './sample-site.test-support.ts';

/** While the sample slices are valid. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** The parts of the lazy chunk on a site, with spies. */
export function partsOn(site: Site, page: PageData, some: Partial<ReleaseParts> = {}) {
  const { brand, release } = page;
  if (brand === null || !release) throw new Error('a page without a release has no such parts');
  const window = { fetch: site.fetch, crypto, setTimeout: vi.fn(), document: {} } as unknown as Window;
  const spies = {
    onFullRelease: vi.fn<ReleaseParts['onFullRelease']>(),
    track: vi.fn<ReleaseParts['track']>(),
    report: vi.fn<ReleaseParts['report']>(),
  };
  const local = memoryStorage();
  const parts = {
    window,
    page,
    brand,
    release,
    local,
    now: () => NOW,
    isPaymentInProgress: () => false,
    ...spies,
    ...some,
  };
  return { parts, ...spies, local: parts.local };
}
