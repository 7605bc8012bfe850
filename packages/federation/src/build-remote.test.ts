import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** An element that loads a file; `emit` ends the loading. */
class Tag {
  rel?: string;
  href?: string;
  src?: string;
  integrity?: string;
  remove = vi.fn();
  private readonly listeners: Record<string, (event: object) => void> = {};
  getAttribute(name: 'src') {
    return this[name];
  }
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners[type] = listener;
  }
  emit(type: 'load' | 'error') {
    this.listeners[type]?.({ type });
  }
}

const SHARED = {
  react: { get: () => () => ({ version: 'shell' }) },
  '@vip/host': { get: () => () => ({}) },
};

const ADDRESS = 'https://x/r/honey/1/';

/**
 * Opens the container in a fake browser whose HTML has the page's styles and the tags `scripts`. `tags` are those added
 * afterwards; `run` runs a script.
 */
function openContainer(integrity: Record<string, string>, scripts: Tag[] = [], folders = {}) {
  const tags: Tag[] = [];
  const context = vm.createContext({
    __page: { base: 'https://x/r/', brand: 'honey', release: { version: '1', folders, integrity } },
    document: {
      scripts,
      querySelector: (selector: string) => selector === `[data-href="${fileOf(/^pay\..*\.css$/)}"]`,
      createElement: () => new Tag(),
      head: { appendChild: (tag: Tag) => tags.push(tag) },
    },
    setTimeout,
    clearTimeout,
  });
  context['window'] = context['self'] = context;
  const run = (pattern: RegExp) => void vm.runInContext(read(pattern), context);
  const container = () =>
    context['honey_1'] as {
      init(scope: object): void;
      get(
        page: string,
      ): Promise<() => { default(user?: object): string; lazy(): Promise<{ later: unknown }> }>;
    };
  return { run, container, tags };
}

const PAGE = /^pay\..*\.js$/;
const ENTRY = /^entry\./;
const LAZY = /^features_pay_lazy_ts\..*\.js$/;
const LAZY_STYLE = /^features_pay_lazy_ts\..*\.css$/;

/** The page in a browser that has its files. */
async function open(integrity: Record<string, string>, shared: object = SHARED) {
  const { run, container, tags } = openContainer(integrity);
  run(PAGE);
  run(ENTRY);
  container().init(shared);
  return { page: (await container().get('./pay'))(), tags, run };
}

/** The hashes of all files. */
const hashes = () => Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));

describe('a remote build', () => {
  it('is a container: it takes a share scope and returns its page', async () => {
    const { page } = await open({});
    expect(page.default()).toBe('shell');
  });

  it('names a shared module that the shell lacks', () =>
    expect(open({}, { react: SHARED.react })).rejects.toThrow('the shell shares no @vip/host'));

  it('rejects for a page that it does not have', async () => {
    const { run, container } = openContainer(hashes());
    run(ENTRY);
    await expect(container().get('./other')).rejects.toThrow('"./other" does not exist');
  });

  it('waits for the tag of a page in the HTML, and adds no other', async () => {
    const own = Object.assign(new Tag(), { src: ADDRESS + fileOf(PAGE) });
    const { run, container, tags } = openContainer(hashes(), [own]);
    run(ENTRY);
    container().init(SHARED);
    const got = container().get('./pay');
    run(PAGE);
    own.emit('load');
    expect((await got)().default()).toBe('shell');
    expect(tags).toEqual([]);
  });

  it('adds the files of a page that is not in the HTML', async () => {
    const { run, container, tags } = openContainer(hashes());
    run(ENTRY);
    void container().get('./result');
    expect(tags.map(({ src }) => src)).toEqual([ADDRESS + fileOf(/^result\./)]);
  });

  it('loads a lazy chunk once, with its style sheet', async () => {
    const { page, tags, run } = await open(hashes());
    const lazy = [page.lazy(), page.lazy()];
    expect(tags).toHaveLength(2);
    run(LAZY);
    for (const tag of tags) tag.emit('load');
    for (const loaded of lazy) expect((await loaded).later).toBeTypeOf('function');
    await page.lazy();
    expect(tags).toHaveLength(2);
  });

  it.each(['load', 'error'] as const)(
    'rejects if a script brings nothing (%s), and tries again',
    async (end) => {
      const { page, tags, run } = await open(hashes());
      const failing = page.lazy();
      for (const tag of tags) tag.emit(tag.src ? end : 'load');
      await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' });
      expect(tags.find(({ src }) => src)?.remove).toHaveBeenCalled();
      tags.length = 0;
      const again = page.lazy();
      run(LAZY);
      for (const tag of tags) tag.emit('load');
      expect((await again).later).toBeTypeOf('function');
    },
  );

  it('rejects if a style sheet fails', async () => {
    const { page, tags, run } = await open(hashes());
    const failing = page.lazy();
    run(LAZY);
    for (const tag of tags) tag.emit(tag.src ? 'load' : 'error');
    await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });

  it('rejects if a file stalls for two minutes', async () => {
    vi.useFakeTimers();
    try {
      const { page } = await open(hashes());
      const stalled = expect(page.lazy()).rejects.toMatchObject({ name: 'ChunkLoadError' });
      vi.advanceTimersByTime(120_000);
      await stalled;
    } finally {
      vi.useRealTimers();
    }
  });

  it('checks the integrity of lazy scripts and style sheets', async () => {
    const [script, style] = [fileOf(LAZY), fileOf(LAZY_STYLE)];
    const { page, tags } = await open({ [script]: 'sha256-script', [style]: 'sha256-style' });
    void page.lazy();
    expect(tags.find(({ src }) => src?.endsWith(script))?.integrity).toBe('sha256-script');
    expect(tags.find(({ href }) => href?.endsWith(style))?.integrity).toBe('sha256-style');
  });

  it('loads no file that the release does not have', async () => {
    const { page, tags } = await open({});
    await expect(page.lazy()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(tags).toEqual([]);
  });

  it('loads an unchanged file from the folder of the release that first had it', async () => {
    const [script, style] = [fileOf(LAZY), fileOf(LAZY_STYLE)];
    const { run, container, tags } = openContainer(hashes(), [], { [script]: '0' });
    run(PAGE);
    run(ENTRY);
    container().init(SHARED);
    void (await container().get('./pay'))().lazy();
    expect(tags.map(({ src, href }) => src ?? href)).toEqual([
      `https://x/r/honey/0/${script}`,
      ADDRESS + style,
    ]);
  });

  it('does not start where another version of it is', () => {
    const { run } = openContainer(hashes());
    run(ENTRY);
    expect(() => run(ENTRY)).toThrow('already there');
  });

  it('keeps the names of all files but the one that has changed', async () => {
    const config = createRemoteConfig({ dir: folder, container: 'honey_1', pages: ['./pay', './result'] });
    const source = path.join(folder, 'features/result/index.tsx');
    const before = fs.readFileSync(source, 'utf8');
    fs.writeFileSync(source, "import './more.ts'; export default () => 'other';");
    fs.writeFileSync(path.join(folder, 'features/result/more.ts'), 'console.log(1);');
    const other = path.join(folder, 'other');
    await runWebpack({ ...config, output: { ...config.output, path: other } });
    fs.writeFileSync(source, before);
    const now = fs.readdirSync(other);
    expect(files.filter((file) => !now.includes(file))).toEqual([fileOf(/^result\./)]);
    expect(now).toHaveLength(files.length);
  });

  it('lists the files of a page: its own, and those of all its lazy chunks', () => {
    expect(pageFiles(stats, 'pay')).toEqual({
      js: [fileOf(PAGE)],
      css: [fileOf(/^pay\..*\.css$/)],
      late: files.filter((file) => /lazy|later/.test(file)).sort(),
    });
    expect(pageFiles(stats, 'pay').late).toHaveLength(3);
    expect(pageFiles(stats, 'result')).toEqual({ js: [fileOf(/^result\./)], css: [], late: [] });
  });

  it('lists the shared modules that it imports, with the installed versions, and no others', () =>
    expect(rangesUsed(stats.compilation, '1.2.3')).toEqual({ react: '^19.3.0', '@vip/host': '^1.2.0' }));

  it('has the syntax of the oldest engines', () => {
    expect(read(PAGE)).not.toMatch(/\?\.[a-z]|\?\?/);
    expect(read(/^pay\..*\.css$/)).toContain('-webkit-user-select');
  });

  it('has no code of the bundler for loading, sharing or its own address', () => {
    expect(read(ENTRY)).not.toMatch(/webpackChunk|globalThis|Automatic publicPath|initOptions|ConsumeData/);
    expect(read(ENTRY).length).toBeLessThan(4000);
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
    const file = fileOf(PAGE);
    const code = read(PAGE);
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

  it('gives pages their names in every build of a watch, also where the container comes from the cache', async () => {
    const config = createRemoteConfig({
      dir: folder,
      container: 'honey_dev',
      pages: ['./pay', './result'],
      mode: 'development',
    });
    const page = path.join(folder, 'features/result/index.tsx');
    const before = fs.readFileSync(page, 'utf8');
    const idsAfter: unknown[] = [];
    const compiler = webpack({ ...config, output: { ...config.output, path: path.join(folder, 'watched') } });
    await new Promise<void>((resolve, reject) => {
      const watching = compiler.watch({ aggregateTimeout: 1 }, (error, result) => {
        if (error ?? !result) return reject(error ?? new Error('no stats'));
        const { chunkGraph, modules } = result.compilation;
        const ids = [...modules].map((each) => String(chunkGraph.getModuleId(each)));
        idsAfter.push(ids.filter((id) => id.startsWith('./')).sort());
        if (idsAfter.length === 1) fs.writeFileSync(page, `${before}\nconsole.log('changed');`);
        else watching?.close(() => resolve());
      });
    });
    fs.writeFileSync(page, before);
    expect(idsAfter).toEqual([
      ['./pay', './result'],
      ['./pay', './result'],
    ]);
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
      'shell.ts': `import { name } from 'react';
        if (!('page' in window))
          throw Error('the shell fails');
        Object.assign(window, { name });`,
      'start.ts': `import { name } from 'react';
        Object.assign(window, { started: name, later: () => import(/* webpackChunkName: "later" */ './later.ts') });`,
      'later.ts': `import './later.css'; export const later = 1;`,
      'later.css': '.a { color: red }',
      'node_modules/react/jsx-runtime.js': 'exports.jsx = 1;',
      'node_modules/react-router/dist/production/index.mjs': 'export const name = 1;',
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`node_modules/${name}/package.json`, '{ "version": "1.0.0", "main": "dist/index.js" }'],
          [`node_modules/${name}/dist/index.js`, `exports.name = 'own ${name}';`],
        ]),
      ),
    });
    await runWebpack(createShellConfig({ dir, entries: { shell: './shell.ts', start: './start.ts' } }));
    file = named('shell', 'js');
    code = readShell(file);
  });
  const named = (name: string, ending: string) =>
    fs
      .readdirSync(path.join(dir, 'dist/client'))
      .find((each) => each.startsWith(`${name}.`) && each.endsWith(ending)) ?? '';
  const readShell = (name: string) => fs.readFileSync(path.join(dir, 'dist/client', name), 'utf8');
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  /** Runs the files of the shell in this order, in a fake browser. */
  function runShell(order: readonly string[]) {
    const tags: Tag[] = [];
    const window = {
      page: true,
      name: '',
      started: '',
      later: (): Promise<unknown> => Promise.reject(new Error('not started')),
      __page: {
        base: 'https://x/r/',
        shell: {
          version: '2',
          integrity: Object.fromEntries(
            [named('later', 'js'), named('later', 'css')].map((name) => [name, `sha256-${name}`]),
          ),
        },
      },
    };
    const context = vm.createContext(
      Object.assign(window, {
        document: {
          scripts: [],
          querySelector: () => null,
          createElement: () => new Tag(),
          head: { appendChild: (tag: Tag) => tags.push(tag) },
        },
        setTimeout,
        clearTimeout,
      }),
    );
    context['window'] = context['self'] = context;
    const run = (name: string) => void vm.runInContext(readShell(name), context);
    for (const name of order) run(named(name, 'js'));
    return { window, tags, run };
  }

  it.each([[['shell', 'start']], [['start', 'shell']]])(
    'runs with the shared modules in its first file, whichever comes first: %s',
    (order) => expect(runShell(order).window).toMatchObject({ name: 'own react', started: 'own react' }),
  );

  it('loads its lazy files with their hashes', async () => {
    const { window, tags, run } = runShell(['shell', 'start']);
    const [script, style] = [named('later', 'js'), named('later', 'css')];
    const later = window.later();
    expect(tags.map(({ src, href, integrity }) => [src ?? href, integrity])).toEqual([
      [`https://x/r/shell/2/${script}`, `sha256-${script}`],
      [`https://x/r/shell/2/${style}`, `sha256-${style}`],
    ]);
    run(script);
    for (const tag of tags) tag.emit('load');
    expect(await later).toMatchObject({ later: 1 });
  });

  it('has no code in its first file that loads others', () =>
    expect(code).not.toMatch(/webpackChunk|globalThis|Automatic publicPath|createElement|later/));

  it('has source maps that count the line before its code', () => {
    const lines = code.split('\n');
    const map = new SourceMap(readMap(path.join(dir, 'dist'), file));
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
    const column = lines[1]?.indexOf('"the shell fails"') ?? -1;
    const place = map.findEntry(1, column);
    expect(place).toMatchObject({ originalLine: 2 });
    expect('originalSource' in place && place.originalSource).toMatch(/\/shell\.ts$/);
  });
});
