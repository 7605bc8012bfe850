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
  pages: Record<string, PageFiles>;
  routes: RouteData[];
  /** The ranges of what it uses of the shell, by module name. */
  shared: Record<string, string>;
}

/** A page's own files, and those that it may load later, scripts and styles alike. */
export interface PageFiles {
  js: string[];
  css: string[];
  late: string[];
}

/** `dist/build.json` of the shell. */
export interface ShellBuild {
  contract: string;
  js: string[];
  css: string[];
  /** The versions of what it shares, by module name. */
  shared: Record<string, string>;
}
