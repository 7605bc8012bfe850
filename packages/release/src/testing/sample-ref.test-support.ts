import { createHash } from 'node:crypto';
import type { ReleaseRef } from '@vip/release-format';

/** A release as a slice names it, one a word. */
export function sampleRef(word: string): ReleaseRef {
  const hash = createHash('sha256').update(word);
  return {
    version: createHash('sha256').update(`${word} version`).digest('hex').slice(0, 12),
    manifest: `sha256-${hash.digest('base64')}`,
    contract: '1.0.0',
    routes: ['/a'],
    publishedAt: '2026-11-20T00:00:00.000Z',
  };
}
