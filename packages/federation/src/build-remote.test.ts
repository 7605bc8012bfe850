import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack, { type Stats } from 'webpack';
import { createRemoteConfig } from './remote-config.ts';
import { createShellConfig } from './shell-config.ts';
import { pageFiles, runWebpack } from './run-webpack.ts';
import { rangesUsed } from './shared.ts';

/** A real build of a remote whose page imports shared modules and has lazy chunks. */
let folder: string;
let files: string[];
let stats: Stats;

/** A new folder with these files. */
function writeFiles(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

beforeAll(async () => {
  folder = writeFiles({
    'features/pay/index.tsx': `import './pay.css';
     import { version } from 'react';
     export { HOST_CONTRACT } from '@vip/host';
     export const lazy = () => import('./lazy.ts');
     export default (user?: { name?: string }) => user?.name ?? version;`,
    'features/pay/pay.css': '.a { user-select: none }',
    'features/pay/lazy.ts': `import './lazy.css';\nexport const later = () => import('./later.ts');`,
    'features/pay/lazy.css': '.b { color: red }',
    'features/pay/later.ts': 'export const later = 1;',
    'features/result/index.tsx': 'export default () => null;',
    'node_modules/react/package.json': '{ "version": "19.3.7" }',
  });
  const pages = ['./pay', './result'];
  stats = await runWebpack(createRemoteConfig({ dir: folder, container: 'honey_1', pages }));
  files = fs.readdirSync(path.join(folder, 'dist/client'));
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const fileOf = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
const read = (pattern: RegExp) => fs.readFileSync(path.join(folder, 'dist/client', fileOf(pattern)), 'utf8');

/** The source map of a file of the build below `dist`. */
const readMap = (dist: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(dist, 'maps', `${file}.map`), 'utf8')) as SourceMapPayload;

interface Tag {
  rel?: string;
  href?: string;
  src?: string;
  integrity?: string;
}

const SHARED = {
  react: { get: () => () => ({ version: 'shell' }) },
  '@vip/host': { get: () => () => ({}) },
};

/** Runs the page in a fake browser that has its styles; `tags` are those added afterwards. */
async function open(integrity: Record<string, string> | undefined, shared: object = SHARED) {
  const window = { location: { origin: 'https://x' }, __page: { integrity } };
  const tags: Tag[] = [];
  const style = {
    rel: 'stylesheet',
    getAttribute: (name: string) => name === 'data-href' && `https://x/r/honey/1/${fileOf(/^pay\..*\.css$/)}`,
  };
  const context = vm.createContext({
    ...window,
    window,
    self: window,
    document: {
      currentScript: { tagName: 'SCRIPT', src: 'https://x/r/honey/1/entry.js' },
      getElementsByTagName: (name: string) => (name === 'script' ? [] : [style]),
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (tag: Tag) => tags.push(tag) },
    },
    setTimeout,
    clearTimeout,
  });
  vm.runInContext(read(/^pay\..*\.js$/), context);
  vm.runInContext(read(/^entry\./), context);
  const container = context['honey_1'] as {
    init(scope: unknown): void;
    get(page: string): Promise<() => { default(user?: object): string; lazy(): Promise<unknown> }>;
  };
  container.init(shared);
  return { page: (await container.get('./pay'))(), tags };
}

describe('a remote build', () => {
  it('is a container: it takes a share scope and returns its page', async () => {
    const { page } = await open({});
    expect(page.default()).toBe('shell');
  });

  it('names a shared module that the shell lacks', () =>
    expect(open({}, { react: SHARED.react })).rejects.toThrow('the shell shares no @vip/host'));

  it('checks the integrity of lazy scripts and style sheets', async () => {
    const [script, style] = [fileOf(/lazy_.*\.js$/), fileOf(/lazy_.*\.css$/)];
    const { page, tags } = await open({ [script]: 'sha256-script', [style]: 'sha256-style' });
    void page.lazy();
    expect(tags.find(({ src }) => src?.endsWith(script))?.integrity).toBe('sha256-script');
    expect(tags.find(({ href }) => href?.endsWith(style))?.integrity).toBe('sha256-style');
  });

  it.each([{}, undefined])('refuses them if the page has no hash (%s)', async (integrity) => {
    const { page, tags } = await open(integrity);
    void page.lazy();
    expect(tags.map((tag) => tag.integrity)).toEqual(Array(2).fill(`sha256-${'A'.repeat(43)}=`));
  });

  it('lists the files of a page: its own, and those of all its lazy chunks', () => {
    expect(pageFiles(stats, 'pay')).toEqual({
      js: [fileOf(/^pay\..*\.js$/)],
      css: [fileOf(/^pay\..*\.css$/)],
      late: files.filter((file) => /lazy|later/.test(file)).sort(),
    });
    expect(pageFiles(stats, 'pay').late).toHaveLength(3);
    expect(pageFiles(stats, 'result')).toEqual({ js: [fileOf(/^result\./)], css: [], late: [] });
  });

  it('lists the shared modules that it imports, with the installed versions, and no others', () =>
    expect(rangesUsed(stats.compilation, '1.2.3')).toEqual({ react: '^19.3.0', '@vip/host': '^1.2.0' }));

  it('has the syntax of the oldest engines', () => {
    expect(read(/^pay\..*\.js$/)).not.toMatch(/\?\.[a-z]|\?\?/);
    expect(read(/^pay\..*\.css$/)).toContain('-webkit-user-select');
  });

  it('has one sharing runtime: the federation plugin’s, which would overwrite webpack’s', () =>
    expect(read(/^entry\./).match(/\.I=\(/g)).toHaveLength(1));

  it('has no module id derived from an absolute path', () => {
    const { modules, chunkGraph } = stats.compilation;
    const generated = [...modules].filter((module) => module.identifier().includes('.federation'));
    expect(generated.length).toBeGreaterThan(0);
    for (const module of generated) expect(chunkGraph.getModuleId(module)).toMatch(/^f\d$/);
  });

  it('has source maps beside the files that ship, which stay the same to the byte', async () => {
    const pages = ['./pay', './result'];
    const config = createRemoteConfig({ dir: folder, container: 'honey_1', pages });
    const bare = path.join(folder, 'bare');
    await runWebpack({
      ...config,
      output: { ...config.output, path: bare },
      plugins: (config.plugins ?? []).filter((each) => !(each instanceof webpack.SourceMapDevToolPlugin)),
    });
    expect(fs.readdirSync(bare)).toEqual(files);
    for (const file of files) {
      const content = fs.readFileSync(path.join(folder, 'dist/client', file), 'utf8');
      expect(content).toBe(fs.readFileSync(path.join(bare, file), 'utf8'));
      expect(content).not.toContain('sourceMappingURL');
    }
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(fs.readdirSync(path.join(folder, 'dist/maps'))).toEqual(scripts.map((file) => `${file}.map`));
  });

  it('maps a place in a shipped script to the line of its source', () => {
    const file = fileOf(/^pay\..*\.js$/);
    const code = read(/^pay\..*\.js$/);
    const map = new SourceMap(readMap(path.join(folder, 'dist'), file));
    const lines = code.split('\n');
    const line = lines.findIndex((text) => text.includes('.version'));
    const place = map.findEntry(line, lines[line]?.indexOf('.version') ?? 0);
    expect(place).toMatchObject({ originalLine: 4 });
    expect('originalSource' in place && place.originalSource).toMatch(/^[^/].*\/features\/pay\/index\.tsx$/);
  });

  it('names its source maps in a development build, with the lines and the text of the sources', async () => {
    const config = createRemoteConfig({
      dir: folder,
      container: 'honey_dev',
      pages: ['./pay'],
      mode: 'development',
    });
    const dev = path.join(folder, 'dev');
    await runWebpack({ ...config, output: { ...config.output, path: dev } });
    const file = fs.readdirSync(dev).find((name) => /^pay\..*\.js$/.test(name)) ?? '';
    const lines = fs.readFileSync(path.join(dev, file), 'utf8').split('\n');
    expect(lines.at(-1)).toBe(`//# sourceMappingURL=${file}.map`);
    const payload = JSON.parse(fs.readFileSync(path.join(dev, `${file}.map`), 'utf8')) as SourceMapPayload;
    const line = lines.findIndex((text) => text.includes('.version'));
    expect(new SourceMap(payload).findEntry(line, lines[line]?.length ?? 0)).toMatchObject({
      originalLine: 4,
    });
    const at = payload.sources.findIndex((source) => source.endsWith('/features/pay/index.tsx'));
    expect(payload.sourcesContent[at]).toContain("import { version } from 'react';");
  });

  it('fails if a script or a style needs more than the oldest engines, and names the places', async () => {
    const dir = writeFiles({
      'features/pay/index.tsx': "import './a.css'; export default (text: string) => /(?<=a)b/.test(text);",
      'features/pay/a.css': '.a { inset: 0 }',
    });
    const built = runWebpack(createRemoteConfig({ dir, container: 'honey_2', pages: ['./pay'] }));
    const { message } = await built.then(
      () => new Error('it was built'),
      (error: Error) => error,
    );
    fs.rmSync(dir, { recursive: true });
    expect(message).toMatch(/chrome 64 or iOS 12 cannot take pay\.\w+\.js:2:\d+: lookbehind/);
    expect(message).toMatch(/cannot take pay\.\w+\.css:1:4: inset/);
  });
});

describe('a shell build', () => {
  let dir: string;
  let file: string;
  let code: string;
  beforeAll(async () => {
    const names = ['react', 'react-dom', 'jotai', '@vip/host', 'react-router', 'react-router-dom'];
    dir = writeFiles({
      'start.ts': `import { name } from 'react';
        if (!('page' in window))
          throw Error('the shell fails');
        Object.assign(window, { name });`,
      'node_modules/react/jsx-runtime.js': 'exports.jsx = 1;',
      'node_modules/react-router/dist/production/index.mjs': 'export const name = 1;',
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`node_modules/${name}/package.json`, '{ "version": "1.0.0", "main": "dist/index.js" }'],
          [`node_modules/${name}/dist/index.js`, `exports.name = 'own ${name}';`],
        ]),
      ),
    });
    await runWebpack(createShellConfig({ dir, entry: { shell: path.join(dir, 'start.ts') } }));
    file = fs.readdirSync(path.join(dir, 'dist/client')).find((name) => /^shell\..*\.js$/.test(name)) ?? '';
    code = fs.readFileSync(path.join(dir, 'dist/client', file), 'utf8');
  });
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  it('runs with the shared modules in its own file', () => {
    const window = { page: true, document: { currentScript: { tagName: 'SCRIPT', src: 'https://x/a.js' } } };
    const context = vm.createContext({ ...window, window, self: window });
    vm.runInContext(code, context);
    expect(window).toMatchObject({ name: 'own react' });
  });

  it('has source maps that count the line before its code', () => {
    const lines = code.split('\n');
    const map = new SourceMap(readMap(path.join(dir, 'dist'), file));
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
    const column = lines[1]?.indexOf('"the shell fails"') ?? -1;
    const place = map.findEntry(1, column);
    expect(place).toMatchObject({ originalLine: 2 });
    expect('originalSource' in place && place.originalSource).toMatch(/\/start\.ts$/);
  });
});
