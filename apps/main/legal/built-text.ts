import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LegalDocument } from './legal-document.tsx';
import { legalTexts } from './library.ts';

/** The text of a path as markup, from its Markdown: what `text-in-document.ts` finds later. null for any other path. */
export function legalText(path: string): string | null {
  const text = legalTexts.get(path);
  return text ? renderToStaticMarkup(createElement(LegalDocument, { text })) : null;
}
