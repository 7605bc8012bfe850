import { createHash } from 'node:crypto';
import type { ReleaseRef } from '@vip/release-format';

/** A reference to a release, a different one for each name. */
export function sampleRef(name: string): ReleaseRef {
  const hash = createHash('sha256').update(name);
  return {
    version: createHash('sha256').update(`${name} version`).digest('hex').slice(0, 12),
    manifest: `sha256-${hash.digest('base64')}`,
    contract: '1.0.0',
    routes: ['/a'],
    publishedAt: '2026-11-20T00:00:00.000Z',
  };
}
