import type { RouteData } from '@vip/release-format';
import type {
  LoadableRelease,
  LoadableShell,
  ReleaseManifest,
  ShellManifest,
  VersionRef,
} from '@vip/release-format';

/** A release as one page's HTML has it: this route and its page alone. null where the release has no such route. */
export function pageRelease(
  release: { manifest: ReleaseManifest; ref: VersionRef } | null,
  path: string,
): LoadableRelease | null {
  const route = release?.manifest.routes.find((each) => each.path === path);
  const page = route && release?.manifest.pages[route.page];
  if (!release || !route || !page) return null;
  const { version, container, entry, integrity } = release.manifest;
  return {
    version,
    container,
    entry,
    pages: { [route.page]: { js: page.js, css: page.css } },
    routes: [withoutDescription(route)],
    integrity: only(integrity, [entry, ...page.js, ...page.css, ...page.late]),
    manifest: release.ref.manifest,
  };
}

/** What is in the HTML already need not be in its data. */
const withoutDescription = ({ description: _, ...route }: RouteData): RouteData => route;

function only(integrity: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const hash = integrity[name];
      if (!hash) throw new Error(`${name} has no integrity hash`);
      return [name, hash];
    }),
  );
}

/** The shell as every page has it. */
export const pageShell = ({ version, js, css, integrity }: ShellManifest): LoadableShell => ({
  version,
  js,
  css,
  integrity,
});
