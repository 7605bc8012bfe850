import type { RouteDeclaration } from '@vip/host';
import { PRODUCT } from './build.ts';

/** What the bundle exports. */
export interface Product {
  findRoute(
    pathname: string,
  ): { brand: string; route: RouteDeclaration; routes: readonly RouteDeclaration[] } | null;
  startPage(brand: string): Promise<void>;
}

/** Runs the product's script with a page's globals: modules, React and storage of its own, as in a tab. */
export type LoadProduct = (globals: Readonly<Record<string, unknown>>) => Product;

/** Compiles the bundle once; each page life runs it again. `names` are the names of its globals. */
export function compileProduct(code: string, names: readonly string[]): LoadProduct {
  const run = new Function(...names, `'use strict';${code};return ${PRODUCT};`) as (
    ...given: unknown[]
  ) => Product;
  return (globals) => run(...names.map((name) => globals[name]));
}
