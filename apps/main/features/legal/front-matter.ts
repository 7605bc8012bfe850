import type { AppCode } from '../../brand.ts';
import type { Platform } from './app-facts.ts';

/** The kinds of text; `integral` explains points, `licence` is Apple's end-user licence. */
export type Variant = 'privacy' | 'user' | 'vip' | 'integral' | 'subscription' | 'licence';

/** Metadata of a text. Dates are `2026-03-08`. */
export interface FrontMatter {
  app: AppCode;
  variant: Variant;
  platform: Platform;
  title: string;
  /** Recorded with a consent. */
  version: string;
  published: string;
  effective: string;
}

const KEYS = ['app', 'variant', 'platform', 'title', 'version', 'published', 'effective'] as const;

/** Splits a file into front matter and body. Throws if a line of the front matter is missing, empty or unknown. */
export function parseFrontMatter(file: string): { meta: FrontMatter; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error('the text has no front matter');
  const given = new Map(
    head.split('\n').map((line) => {
      const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      if (!KEYS.some((known) => known === key))
        throw new Error(`the front matter has an invalid line: ${line}`);
      return [key, value];
    }),
  );
  for (const key of KEYS) if (!given.has(key)) throw new Error(`the front matter has no ${key}`);
  return { meta: Object.fromEntries(given) as unknown as FrontMatter, body };
}
