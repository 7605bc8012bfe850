import vm from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { minify } from 'terser';
import { aRelease } from '../gates/testing/manifests.test-support.ts';
import { uploadRelease } from '../releases/release-files.ts';
import { resolveStack } from './stack.ts';
import { memoryStore } from '../store/testing/memory-store.test-support.ts';

const HONEY = { publisher: 'honey', version: '0123456789ab' };
const SHELL = { publisher: 'shell', version: 'ba9876543210' };

const PAGE = `(function () {
function readPrice(list) {
  return list.first.price;
}
function showPrice(list) {
  return readPrice(list);
}
window.page = showPrice;
})();
`;
const START = `(function () {
function startPage(list) {
  return window.page(list);
}
window.start = startPage;
})();
`;

let store: ReturnType<typeof memoryStore>;
/** The shipped scripts by address. */
let scripts: [address: string, code: string][];

/** Minifies a source and uploads it with its map. */
async function publish(release: typeof HONEY, file: string, path: string, source: string): Promise<void> {
  const { code, map } = await minify(
    { [path]: source },
    { toplevel: true, compress: false, sourceMap: { filename: file } },
  );
  const manifest = aRelease({ ...release, integrity: {} });
  const maps = new Map([[file, Buffer.from(String(map))]]);
  await uploadRelease(store, manifest, new Map([[file, Buffer.from(String(code))]]), maps);
  scripts.push([`https://vip.example/r/${release.publisher}/${release.version}/${file}`, String(code)]);
}

beforeEach(async () => {
  store = memoryStore();
  scripts = [];
  await publish(HONEY, 'pay.1a2b3c.js', 'apps/honey/pages/pay/price.ts', PAGE);
  await publish(SHELL, 'shell.4d5e6f.js', 'apps/shell/src/start.tsx', START);
});

/** The stack trace of the failing scripts in this engine. */
function realTrace(): string {
  const window: { start?: (list: object) => void } = {};
  const context = vm.createContext({ window });
  for (const [filename, code] of scripts) vm.runInContext(code, context, { filename });
  try {
    window.start?.({});
  } catch (error) {
    return String((error as Error).stack);
  }
  throw new Error('nothing failed');
}

it('prints a trace through a page and the shell with source files, lines and names', async () => {
  const trace = realTrace();
  expect(trace).toMatch(/https:\/\/vip\.example\/r\/honey\/0123456789ab\/pay\.1a2b3c\.js:1:\d+/);
  const lines = await resolveStack(store, HONEY, `${trace}\n`);
  expect(lines.slice(0, 4)).toEqual([
    "TypeError: Cannot read properties of undefined (reading 'price')",
    '    at readPrice (apps/honey/pages/pay/price.ts:3:21)',
    '    at page (apps/honey/pages/pay/price.ts:6:10)',
    expect.stringMatching(/^ {4}at .+ \(apps\/shell\/src\/start\.tsx:3:17\)$/),
  ]);
  expect(await resolveStack(store, SHELL, trace)).toEqual(lines);
});

it('reads the frames of Safari, and file names without an address as those of the named release', async () => {
  const [, column] = /pay\.1a2b3c\.js:1:(\d+)/.exec(realTrace()) ?? [];
  const place = 'apps/honey/pages/pay/price.ts:3:21';
  expect(
    await resolveStack(
      store,
      HONEY,
      [
        'Error: x',
        `a@https://vip.example/r/honey/0123456789ab/pay.1a2b3c.js:1:${column}`,
        `https://files.example/honey/0123456789ab/pay.1a2b3c.js:1:${column}`,
        `b@pay.1a2b3c.js:1:${column}`,
        '[native code]',
        `    at async c (pay.1a2b3c.js:1:${column})`,
        '    at https://other.example/sdk/pay.1a2b3c.js:1:7',
      ].join('\n'),
    ),
  ).toEqual([
    'Error: x',
    `    at price (${place})`,
    `    at price (${place})`,
    `    at b (${place})`,
    '[native code]',
    `    at async c (${place})`,
    '    at https://other.example/sdk/pay.1a2b3c.js:1:7',
  ]);
});

it('appends the reason to a frame without map', async () => {
  const line = '    at a (https://vip.example/r/main/aaaaaaaaaaaa/pay.js:1:7)';
  expect(await resolveStack(store, HONEY, line)).toEqual([
    `${line}  [no source map of main aaaaaaaaaaaa has this place in pay.js]`,
  ]);
});

it.each([
  ['honey', 'aaaaaaaaaaaa', 'honey aaaaaaaaaaaa is not on this site: see pnpm release status'],
  ['hony', '0123456789ab', 'hony 0123456789ab is not on this site'],
  ['../honey', 'x', '../honey x is not a release'],
])('refuses %s %s', async (publisher, version, message) => {
  await expect(resolveStack(store, { publisher, version }, '')).rejects.toThrow(message);
});

it('refuses a release that was published without maps', async () => {
  const manifest = aRelease({ publisher: 'honey', version: 'bbbbbbbbbbbb' });
  await uploadRelease(store, manifest, new Map());
  await expect(resolveStack(store, { publisher: 'honey', version: 'bbbbbbbbbbbb' }, '')).rejects.toThrow(
    'honey bbbbbbbbbbbb has no source maps on this site',
  );
});
