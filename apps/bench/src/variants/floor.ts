import { allowScript } from './inline-script.ts';
import { pageOf, PRELOADS, type Variant } from './variant.ts';

/** A page of the product as it is drawn first, and the call that it needs for it. */
export interface Snapshot {
  /** Path and query. */
  call: string;
  headers: Record<string, string>;
  /** HTML of the root. */
  view: string;
}

/**
 * The least that a page with these nodes and styles can take: its composed HTML with one small script instead of all
 * scripts. It makes the first call and, on the answer, puts the view into the root. The view is a template at the end of the
 * document, so that the loading state is painted as early as in the product.
 */
export function floorVariant(composed: Variant, path: string, snapshot: Snapshot): Variant {
  return {
    name: 'floor',
    pages: new Map([[path, floorPage(pageOf(composed, path), snapshot)]]),
    files: new Map(),
  };
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

/** Throws if the page has no script to replace. */
export function floorPage(page: string, { call, headers, view }: Snapshot): string {
  const composed = page.replace(PRELOADS, '');
  const at = composed.search(SCRIPT);
  if (at < 0) throw new Error('the composed page has no script to replace');
  const script = [
    `var call=fetch(${JSON.stringify(call)},{headers:${JSON.stringify(headers)}}).then(function(a){return a.json()});`,
    'document.addEventListener("DOMContentLoaded",function(){call.then(function(){',
    'document.getElementById("root").replaceChildren(document.getElementById("view").content)})})',
  ].join('');
  const head = allowScript(composed.slice(0, at), script);
  const rest = composed.slice(at).replace(SCRIPT, '');
  return `${head}<script>${script}</script>\n${rest.replace('</body>', () => `<template id="view">${view}</template></body>`)}`;
}
