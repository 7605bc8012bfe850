import type { SellerData } from './seller.ts';

/** A route with the fields of `RouteDeclaration` in `@vip/host`. */
export interface RouteData {
  path: string;
  title: string;
  description?: string;
  page: string;
  session: string;
  firstCall?: { backend: string; path: string };
  secretParams?: readonly string[];
  sells?: string;
  isTimed?: true;
  results?: readonly string[];
  packages?: string;
}

/** `dist/build.json` of a brand: file names below `dist/client`. */
export interface RemoteBuild {
  brand: string;
  /** The container's global name, unique for these sources. */
  container: string;
  /** Semver of the shell contract. */
  contract: string;
  entry: string[];
  pages: Record<string, PageFiles>;
  routes: RouteData[];
  /** Left out by brands that sell nothing, and by older releases. */
  seller?: SellerData;
  /** Version ranges of the shared modules that it imports, by name. */
  shared: Record<string, string>;
}

/** A page's own files, and `late`: files of its lazy chunks, scripts and styles. */
export interface PageFiles {
  js: string[];
  css: string[];
  late: string[];
}

/** `dist/build.json` of the shell. */
export interface ShellBuild {
  /** A development build has readable code and `__login`. */
  mode: 'production' | 'development';
  contract: string;
  js: string[];
  css: string[];
  /** Versions of the shared modules, by name. */
  shared: Record<string, string>;
}
