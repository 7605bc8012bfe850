import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Packages whose tests need a process of their own. Everywhere else a file gets a context in a shared thread (vmThreads),
 * which starts faster, but has its own `Uint8Array`, `Error` and so on, and looks up globals more slowly.
 */
const OWN_PROCESS = {
  '@vip/campaign': 'pure computing for a minute: half as slow again in a context',
  '@vip/checkout': 'pure computing in its property tests: half as slow again in a context',
  '@vip/federation': 'webpack builds',
  '@vip/release': 'errors of node:sqlite and the AWS SDK are compared with instanceof',
  '@vip/shell': 'jose compares with instanceof Uint8Array',
};

/** Packages whose tests run builds, browsers, servers and other processes: a minute for each. */
const SLOW = ['@vip/dev-tools', '@vip/federation', '@vip/release'];

/** Packages whose tests render, besides the brands; single files elsewhere set `@vitest-environment`. */
const RENDERED = ['@vip/early-render', '@vip/ui', '@vip/checkout-ui'];

/** Markdown as source text, as in the build of a brand. */
const markdown = {
  name: 'markdown',
  transform: (source, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(source)};` : undefined),
};

function projectOf(folder) {
  const { name } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const isRendered = RENDERED.includes(name) || fs.existsSync(path.join(folder, 'routes.ts'));
  return {
    plugins: [markdown],
    root: folder,
    test: {
      name,
      pool: name in OWN_PROCESS ? 'forks' : 'vmThreads',
      environment: isRendered ? 'happy-dom' : 'node',
      expect: { poll: { timeout: 4_000 } },
      ...(SLOW.includes(name) && { testTimeout: 60_000, hookTimeout: 60_000 }),
    },
  };
}

const folders = ['apps', 'packages'].flatMap((group) =>
  fs
    .readdirSync(path.join(import.meta.dirname, group))
    .map((name) => path.join(import.meta.dirname, group, name))
    .filter((folder) => fs.existsSync(path.join(folder, 'package.json'))),
);

/**
 * All unit tests in one start: `vitest run` here; a package alone: `pnpm --filter @vip/honey unit`. A test has five
 * seconds, unless it sets another timeout.
 */
export default defineConfig({
  test: { projects: [...folders.map(projectOf), { root: '.workspace', test: { name: 'workspace' } }] },
});
