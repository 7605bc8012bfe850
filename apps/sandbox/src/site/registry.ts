import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of a brand, as the workbench lists it. */
export interface ListedRoute {
  brand: string;
  path: string;
  title: string;
}

/** The registry of the site, or null where nothing has been composed yet. */
export async function readRegistry(siteDir: string): Promise<unknown> {
  if (siteDir === '') return null;
  try {
    return JSON.parse(await readFile(join(siteDir, 'registry.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRoute = (value: unknown): value is { path: string; title: string } =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['title'] === 'string';

/**
 * All routes in a registry, whatever stands around them: the sandbox knows nothing of releases, so it looks for
 * lists called `routes` and takes the brand from the nearest `name` or `brand` beside or key above. Of a path that
 * several releases have, the first is taken.
 */
export function routesIn(registry: unknown): ListedRoute[] {
  const found = new Map<string, ListedRoute>();
  const visit = (value: unknown, brand: string): void => {
    if (Array.isArray(value)) value.forEach((item) => visit(item, brand));
    if (!isRecord(value)) return;
    const own = value['brand'] ?? value['name'];
    const here = typeof own === 'string' ? own : brand;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'routes' && Array.isArray(inner)) {
        for (const { path, title } of inner.filter(isRoute)) {
          if (!found.has(path)) found.set(path, { brand: here, path, title });
        }
      } else {
        visit(inner, typeof own === 'string' ? here : isBrandKey(key) ? key : here);
      }
    }
  };
  visit(registry, '');
  return [...found.values()];
}

/** Keys that are words of a registry's own, or versions, are no brands. */
const isBrandKey = (key: string) =>
  /^[a-z]+$/.test(key) &&
  !['remotes', 'brands', 'releases', 'live', 'versions', 'previous', 'canary'].includes(key);

/** What a registry says is released: its own list where it has one, else the whole. */
export function releasesIn(registry: unknown): unknown {
  if (registry === null) return [];
  return isRecord(registry) && 'releases' in registry ? registry['releases'] : registry;
}
