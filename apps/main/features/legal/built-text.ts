import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LegalDocument } from './legal-document.tsx';
import { legalTexts } from './library.ts';

/** Rendered in advance: React cannot start a second rendering inside that of the page. */
const markup = new Map(
  [...legalTexts].map(([path, text]) => [path, renderToStaticMarkup(createElement(LegalDocument, { text }))]),
);

/** The HTML of a path, rendered from Markdown on publishing; null for other paths. `text-in-document.ts` reads it. */
export const legalText = (path: string): string | null => markup.get(path) ?? null;
