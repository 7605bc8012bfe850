/** A route as `host`'s `RouteDeclaration` has it: this room only carries it. */
export interface RouteData {
  path: string;
  title: string;
  description?: string;
  page: string;
  session: string;
  firstCall?: { backend: string; path: string };
  secretParams?: readonly string[];
}

/** `dist/build.json` of a brand: file names below `dist/client`. */
export interface RemoteBuild {
  brand: string;
  /** The container's global name, unique for these sources. */
  container: string;
  /** Semver of the shell contract. */
  contract: string;
  entry: string[];
  pages: Record<string, { js: string[]; css: string[] }>;
  routes: RouteData[];
}

/** `dist/build.json` of the shell. */
export interface ShellBuild {
  contract: string;
  js: string[];
  css: string[];
}
