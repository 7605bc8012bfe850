import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { VantResolver } from '@vant/auto-import-resolver';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import components from 'unplugin-vue-components/vite';
import { build, type BuildEnvironmentOptions, type PluginOption } from 'vite';
import { replaceOnly, tuned } from './tune.ts';

const sources = path.resolve(import.meta.dirname, '..');

const FRAMEWORKS = {
  vue: {
    // Vant's components and their styles one by one: its documentation recommends it.
    plugins: (): PluginOption[] => [vue(), components({ dts: false, dirs: [], resolvers: [VantResolver()] })],
    skeleton: './skeleton.ts',
  },
  react: { plugins: (): PluginOption[] => [react()], skeleton: './skeleton.tsx' },
};

type Framework = keyof typeof FRAMEWORKS;

const viteBuild = (
  framework: Framework,
  options: BuildEnvironmentOptions & { outDir: string },
  plugins: PluginOption[] = [],
) =>
  build({
    root: path.join(sources, framework),
    configFile: false,
    logLevel: 'error',
    plugins: [FRAMEWORKS[framework].plugins(), plugins],
    // Only for the skeleton, which runs outside of this folder.
    ssr: { noExternal: true },
    build: { emptyOutDir: true, ...options },
  });

/** The page as `vite build` makes it. */
export async function buildVitePage(framework: Framework, outDir: string): Promise<void> {
  await viteBuild(framework, { outDir });
}

/** The same with the page in the entry, an early call, and style and skeleton in the HTML. */
export async function buildTunedVitePage(
  framework: Framework,
  outDir: string,
  skeleton: string,
): Promise<void> {
  const tunedEntry: PluginOption = {
    name: 'tuned-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaceOnly(html, './main.ts', './main-tuned.ts'),
    },
  };
  await viteBuild(framework, { outDir }, [tunedEntry]);
  const file = path.join(outDir, 'index.html');
  const html = fs.readFileSync(file, 'utf8');
  const [link, href] = /<link rel="stylesheet"[^>]* href="([^"]*)">/.exec(html) ?? [];
  if (link === undefined || href === undefined) throw new Error(`${file} has no style sheet`);
  const sheet = path.join(outDir, href);
  const css = fs.readFileSync(sheet, 'utf8');
  const fonts = css.match(/@font-face\{[^}]*\}/g) ?? [];
  fs.writeFileSync(sheet, fonts.join(''));
  const withoutFonts = fonts.reduce((rest, font) => replaceOnly(rest, font, ''), css);
  const page = tuned(replaceOnly(html, link, ''), { css: withoutFonts, skeleton });
  fs.writeFileSync(file, fonts.length > 0 ? withLateSheet(page, href) : page);
}

/** Requests a style sheet once the page has loaded: 25 of Vant's 32 kB are the font of its check marks. */
const withLateSheet = (html: string, href: string) =>
  replaceOnly(
    html,
    '</body>',
    `<script>addEventListener("load",function(){document.head.append(Object.assign(document.createElement("link"),` +
      `{rel:"stylesheet",href:${JSON.stringify(href)}}))})</script></body>`,
  );

/** The page's loading state as markup: the same components, rendered in this process. */
export async function renderSkeleton(framework: Framework, outDir: string): Promise<string> {
  await viteBuild(framework, { outDir, ssr: FRAMEWORKS[framework].skeleton });
  const built = pathToFileURL(path.join(outDir, 'skeleton.js')).href;
  const { skeleton } = (await import(built)) as { skeleton: () => Promise<string> };
  return skeleton();
}
