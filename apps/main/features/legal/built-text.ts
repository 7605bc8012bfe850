import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LegalDocument } from './legal-document.tsx';
import { legalTexts } from './library.ts';

/** Rendered at once: React cannot begin a second rendering inside that of the page. */
const markup = new Map(
  [...legalTexts].map(([path, text]) => [path, renderToStaticMarkup(createElement(LegalDocument, { text }))]),
);

/** The text of a path as markup, from its Markdown: what `text-in-document.ts` finds later. null for any other path. */
export const legalText = (path: string): string | null => markup.get(path) ?? null;
