import fs from 'node:fs';
import path from 'node:path';
import type { RouteData } from '@vip/federation';
import { pageConfig, releaseBase } from '../config.ts';
import type { PageData } from '../page-data.ts';
import type { Registry, ReleaseRecord, ShellRecord } from '../registry/registry.ts';
import { pageFile } from '../registry/routes.ts';
import { replaceFile } from '../registry/store.ts';
import { bootScript } from './boot-script.ts';
import { pageHtml, scriptLiteral } from './html.ts';

type Boot = Awaited<ReturnType<typeof bootScript>>;

/**
 * Writes the HTML of every live route below `<site>/pages`, and takes away files of routes that are no longer live.
 * Nothing is built: a release has its files, its markup and its hashes. Returns the files written.
 */
export async function compose(site: string, registry: Registry, env: NodeJS.ProcessEnv): Promise<string[]> {
  const shell = registry.shell?.live;
  if (!shell) throw new Error('no shell is live: publish it first (pnpm release publish shell)');
  const boot = await bootScript();
  const written = new Map<string, string>();
  for (const [brand, slice] of Object.entries(registry.brands)) {
    const release = slice.live;
    const markup = markupOf(path.join(site, 'r', brand, release.version));
    for (const route of release.routes) {
      written.set(
        pageFile(route.path),
        routeHtml({ site, boot, env, shell, brand, release, route, body: markup(route) }),
      );
    }
  }
  written.set('404.html', notFoundHtml({ site, boot, env, shell }));

  const pages = path.join(site, 'pages');
  for (const [file, html] of written) replaceFile(path.join(pages, file), html);
  for (const file of htmlBelow(pages)) {
    if (!written.has(path.relative(pages, file))) fs.rmSync(file);
  }
  return [...written.keys()];
}

/** What a release rendered for each of its routes. */
function markupOf(folder: string): (route: RouteData) => string {
  const file = path.join(folder, 'markup.json');
  const markup = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  return (route) => {
    // Releases from before routes had a markup each have it by page.
    const body = markup[route.path] ?? markup[route.page];
    if (body === undefined) throw new Error(`${file} has nothing for ${route.path}`);
    return body;
  };
}

function routeHtml(parts: {
  site: string;
  boot: Boot;
  env: NodeJS.ProcessEnv;
  shell: ShellRecord;
  brand: string;
  release: ReleaseRecord;
  route: RouteData;
  /** The prerendered page. */
  body: string;
}): string {
  const { site, boot, env, shell, brand, release, route, body } = parts;
  const folder = path.join(site, 'r', brand, release.version);
  const base = `${releaseBase(env)}${brand}/${release.version}/`;
  const page = release.pages[route.page];
  if (!page) throw new Error(`${brand} ${release.version} has no page ${route.page}`);
  const { version, container, entry, pages, routes } = release;
  const data: PageData = {
    config: pageConfig(env),
    brand,
    // What is in the HTML already need not be in the data of every page.
    release: { version, container, base, entry, pages, routes: routes.map(withoutDescription) },
    shell: shell.version,
    integrity: scriptHashes({ ...shell.integrity, ...release.integrity }),
  };
  const first = route.firstCall
    ? `${data.config.backends[route.firstCall.backend] ?? ''}${route.firstCall.path}`
    : null;
  return pageHtml({
    title: route.title,
    description: route.description,
    boot: `window.__page=${scriptLiteral(data)};${boot(first)}`,
    styles: [
      ...shellStyles(site, shell),
      ...page.css.map((file) => ({ file, css: fs.readFileSync(path.join(folder, file), 'utf8') })),
    ],
    scripts: [
      ...shellScripts(shell, env),
      ...[entry, ...page.js].map((file) => script(base, file, release.integrity)),
    ],
    body,
  });
}

const withoutDescription = ({ description: _, ...route }: RouteData): RouteData => route;

function notFoundHtml(parts: {
  site: string;
  boot: Boot;
  env: NodeJS.ProcessEnv;
  shell: ShellRecord;
}): string {
  const { site, boot, env, shell } = parts;
  const data: PageData = {
    config: pageConfig(env),
    brand: null,
    release: null,
    shell: shell.version,
    integrity: scriptHashes(shell.integrity),
  };
  return pageHtml({
    title: '页面不存在',
    boot: `window.__page=${scriptLiteral(data)};${boot(null)}`,
    styles: shellStyles(site, shell),
    scripts: shellScripts(shell, env),
    body: '',
  });
}

const scriptHashes = (integrity: Record<string, string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => file.endsWith('.js')));

function script(base: string, file: string, integrity: Record<string, string>, isShell = false) {
  const hash = integrity[file];
  if (!hash) throw new Error(`${file} has no integrity hash`);
  return { src: base + file, integrity: hash, isShell };
}

const shellBase = (shell: ShellRecord, env: NodeJS.ProcessEnv) =>
  `${releaseBase(env)}shell/${shell.version}/`;

const shellStyles = (site: string, shell: ShellRecord) =>
  shell.css.map((file) => ({
    file,
    css: fs.readFileSync(path.join(site, 'r/shell', shell.version, file), 'utf8'),
  }));

const shellScripts = (shell: ShellRecord, env: NodeJS.ProcessEnv) =>
  shell.js.map((file) => script(shellBase(shell, env), file, shell.integrity, true));

function htmlBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
