import fs from 'node:fs';
import { home } from '../subjects.ts';
import type { Variant } from './variant.ts';

const read = (file: string) =>
  fs.readFileSync(new URL(`../static-baseline/${file}`, import.meta.url), 'utf8');

/** The static page: one HTML file with inline style sheet and script. */
export function staticBaselineVariant(): Variant {
  const styled = putIn(
    read('page.html'),
    '<link rel="stylesheet" href="page.css" />',
    `<style>${read('page.css')}</style>`,
  );
  const html = putIn(styled, '<script src="page.js"></script>', `<script>${read('page.js')}</script>`);
  return { name: 'static-baseline', pages: new Map([[home.path, html]]), files: new Map() };
}

function putIn(html: string, tag: string, inline: string): string {
  if (!html.includes(tag)) throw new Error(`the static page has no ${tag}`);
  return html.replace(tag, () => inline);
}
