import fs from 'node:fs';
import type { Variant } from './variant.ts';

const read = (file: string) => fs.readFileSync(new URL(`../floor/${file}`, import.meta.url), 'utf8');

/** The page by hand: one HTML file with its style sheet and its script in it. */
export const floorVariant = (): Variant => ({
  name: 'floor',
  html: read('page.html')
    .replace('<link rel="stylesheet" href="page.css" />', () => `<style>${read('page.css')}</style>`)
    .replace('<script src="page.js"></script>', () => `<script>${read('page.js')}</script>`),
  files: new Map(),
});
