import {
  type ComposedData,
  folderOf,
  isHash,
  type LoadableRelease,
  type LoadableShell,
  type PageConfig,
  pageFile,
  type ReleaseManifest,
  type ReleaseSlice,
  type RouteData,
  type ShellManifest,
  type Slice,
} from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { pageConfig, registryBase, releaseBase, siteOrigins } from '../config.ts';
import { trustedKeys, type SiteConfig } from '../registry/site-config.ts';
import type { KeyFolder } from '../registry/keys.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';
import { bootScript } from './boot/boot-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageHtml, type PageParts } from './html.ts';
import { sellerOf } from './page-seller.ts';

/** Dependencies of composing. */
export interface ComposerOptions {
  /** Source of the releases' files. */
  store: Pick<Store, 'read'>;
  keys: Pick<KeyFolder, 'trusted'>;
}

/** A brand's slice, and the manifests of the releases that it names. */
export interface ComposedBrand {
  slice: Slice;
  live: ReleaseManifest;
  canary: ReleaseManifest | null;
  lastGood: ReleaseManifest | null;
}

/** Composes pages that run in one shell. Pages are HTML by file: `a/b.html`. */
export interface Composer {
  brandPages(brand: ComposedBrand): Promise<[file: string, html: string][]>;
  /** The page of addresses without a route. */
  notFoundPage(): string;
}

/** Reads the styles of the shell and prepares the boot script, once for all pages. */
export async function openComposer(
  { store, keys }: ComposerOptions,
  site: SiteConfig,
  shell: ShellManifest,
): Promise<Composer> {
  const { version, settings } = site;
  const boot = await bootScript();
  const config: PageConfig = { version, ...pageConfig(settings) };
  const base = releaseBase(settings);
  const origins = siteOrigins(settings);
  const stylesOf = (manifest: ReleaseManifest | ShellManifest, files: readonly string[]) =>
    Promise.all(
      files.map(async (file) => ({ file, css: String(await readReleaseFile(store, manifest, file)) })),
    );
  const shellStyles = await stylesOf(shell, shell.css);
  const common = { config, base, registry: registryBase(settings), shell: loadableShell(shell, config) };

  const tag = (manifest: ReleaseManifest | ShellManifest, file: string) => ({
    src: `${base}${manifest.publisher}/${folderOf(manifest, file)}/${file}`,
    integrity: integrityIn(manifest.integrity, file),
    isShell: manifest === shell,
  });

  /** `scripts`: the release's own, after the shell's; null if the boot script writes all of them. */
  function page(
    data: Pick<ComposedData, 'brand' | 'route' | 'slice' | 'keys' | 'composed'>,
    {
      scripts,
      ...parts
    }: Pick<PageParts, 'title' | 'description' | 'styles' | 'body'> & {
      scripts: PageParts['scripts'] | null;
    },
    firstCall: string | null,
  ): string {
    const script = boot({ ...common, ...data }, firstCall);
    return pageHtml({
      ...parts,
      boot: script,
      policy: contentSecurityPolicy({ config, origins, base, registry: common.registry, script }),
      styles: [...shellStyles, ...parts.styles],
      // The boot script loads the shell's other files.
      scripts: scripts ? [...shell.js.slice(0, 1).map((file) => tag(shell, file)), ...scripts] : [],
    });
  }

  /** `manifest` is the release whose markup and styles the HTML has. */
  async function routePage(
    { slice, live, canary, lastGood }: ComposedBrand,
    manifest: ReleaseManifest,
    route: RouteData,
    body: string,
  ): Promise<string> {
    const { publisher: brand, version, entry } = manifest;
    const files = manifest.pages[route.page];
    if (!files) throw new Error(`${brand} ${version} has no page ${route.page}`);
    const choices: ReleaseSlice = {
      serial: slice.serial,
      live: pageRelease(live, slice.live.manifest, route.path),
      canary: slice.canary && {
        share: slice.canary.share,
        salt: slice.canary.salt,
        release: pageRelease(canary, slice.canary.release.manifest, route.path),
      },
      lastGood: pageRelease(lastGood, slice.lastGood?.manifest, route.path),
    };
    const { firstCall } = route;
    return page(
      {
        brand,
        route: route.path,
        slice: choices,
        keys: [...trustedKeys(site, keys, brand)],
        composed: version,
      },
      {
        title: route.title,
        description: route.description,
        styles: await stylesOf(manifest, files.css),
        // With a canary the boot script chooses and writes the tags.
        scripts: slice.canary ? null : [entry, ...files.js].map((file) => tag(manifest, file)),
        body,
      },
      firstCall && hasContractPaths(config, firstCall.backend)
        ? // The api client removes these slashes too: another address would be asked twice.
          `${(config.backends[firstCall.backend] ?? '').replace(/\/+$/, '')}${firstCall.path}`
        : null,
    );
  }

  return {
    async brandPages(brand) {
      const { live, canary } = brand;
      const pages: [string, string][] = [];
      const compose = async (manifest: ReleaseManifest, routes: readonly RouteData[]) => {
        const markup = await readMarkup(store, manifest);
        for (const route of routes)
          pages.push([pageFile(route.path), await routePage(brand, manifest, route, markup(route))]);
      };
      await compose(live, live.routes);
      // Pages that only the canary has: other users see the not-found page there.
      const known = new Set(live.routes.map(({ path }) => path));
      if (canary)
        await compose(
          canary,
          canary.routes.filter(({ path }) => !known.has(path)),
        );
      return pages;
    },
    notFoundPage: () =>
      page(
        {
          brand: null,
          route: null,
          slice: { serial: 0, live: null, canary: null, lastGood: null },
          keys: [],
          composed: null,
        },
        { title: '页面不存在', styles: [], scripts: [], body: '' },
        null,
      ),
  };
}

/** Reads the prerendered markup of each route of a release. */
async function readMarkup(
  store: Pick<Store, 'read'>,
  manifest: ReleaseManifest,
): Promise<(route: RouteData) => string> {
  const bytes = await readReleaseFile(store, manifest, 'markup.json');
  const markup = JSON.parse(String(bytes)) as Record<string, string>;
  return ({ path }) => {
    const body = markup[path];
    if (body === undefined)
      throw new Error(`markup.json of ${manifest.publisher} ${manifest.version} has nothing for ${path}`);
    return body;
  };
}

/**
 * A release for one page's HTML: with this route and its page only; null if the release has no such route. `hash`:
 * integrity of its manifest.
 */
function pageRelease(
  manifest: ReleaseManifest | null,
  hash: string | undefined,
  path: string,
): LoadableRelease | null {
  const route = manifest?.routes.find((each) => each.path === path);
  const page = route && manifest?.pages[route.page];
  if (!manifest || hash === undefined || !route || !page) return null;
  const { version, container, entry, integrity } = manifest;
  return {
    version,
    container,
    entry,
    pages: { [route.page]: { js: page.js, css: page.css } },
    routes: [withoutDescription(route)],
    ...sellerOf(manifest, route),
    integrity: hashesOf([entry, ...page.js, ...page.css, ...page.late], integrity),
    ...foldersOf([entry, ...page.js, ...page.css, ...page.late], manifest),
    manifest: hash,
  };
}

/** The description is already a meta tag of the HTML. */
const withoutDescription = ({ description: _, ...route }: RouteData): RouteData => route;

const hashesOf = (files: readonly string[], integrity: Record<string, string>): Record<string, string> =>
  Object.fromEntries(files.map((name) => [name, integrityIn(integrity, name)]));

/** A file's hash. Throws `CommandError` on one that browsers would ignore: they would load any file. */
function integrityIn(integrity: Record<string, string>, name: string): string {
  const hash = integrity[name];
  if (!isHash(hash)) throw new CommandError(`the release has no valid hash of ${name}: publish it again`);
  return hash;
}

/** Of these files that are in another folder than the version's own; nothing if there are none. */
function foldersOf(
  files: readonly string[],
  manifest: ReleaseManifest | ShellManifest,
): Pick<LoadableShell, 'folders'> {
  const elsewhere = files.filter((file) => folderOf(manifest, file) !== manifest.version);
  return elsewhere.length > 0
    ? { folders: Object.fromEntries(elsewhere.map((file) => [file, folderOf(manifest, file)])) }
    : {};
}

/** Only an adapter knows a call's foreign form. Costs such a page the time that its scripts take to load. */
const hasContractPaths = ({ adapters, capabilities }: PageConfig, backend: string): boolean =>
  (adapters?.[backend] ?? 'contract') === 'contract' && capabilities?.[backend]?.prefix === undefined;

/** Without the hashes of adapters that no backend is configured with: some 50 bytes each in every page. */
function loadableShell(manifest: ShellManifest, { adapters = {} }: PageConfig): LoadableShell {
  const { version, js, css, integrity } = manifest;
  const used = Object.values(adapters);
  const isUsed = (file: string) => {
    const [match, adapter] = /^adapter(?:s|-([a-z]+))\./.exec(file) ?? [];
    return match === undefined || used.some((name) => adapter === undefined || name === adapter);
  };
  return {
    version,
    js,
    css,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => isUsed(file))),
    // Its lazy chunks are loaded from its own folder: their old addresses would cost bytes in every page.
    ...foldersOf([...js, ...css], manifest),
  };
}
