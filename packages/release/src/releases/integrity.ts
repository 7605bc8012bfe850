import { createHash } from 'node:crypto';

/** Subresource integrity of a file: sha256, the shortest that browsers take. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Of every file, by name. */
export const integrityOfAll = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
