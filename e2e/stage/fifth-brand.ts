import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { publishInto } from './compose-site.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** Neither what was built, nor what is installed in one place for all, nor pictures. */
const LEFT_OUT =
  /(^|[\\/])(\.git|dist|\.turbo|\.site|\.data|gallery|test-results|\.vite|\.vite-temp|\.federation)$/;

/** A brand that nobody knew, in a workspace and a site of its own. */
export interface FifthBrand {
  site: string;
  remove(): Promise<void>;
}

/**
 * Makes a brand by the command that makes brands, in a copy of the workspace; checks it as its team would, builds it, and
 * publishes it, with a key of its own, into a copy of `site`. Rejects with the words of whatever refuses.
 */
export async function makeFifthBrand(name: string, page: string, site: string): Promise<FifthBrand> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-fifth-'));
  const workspace = join(folder, 'workspace');
  const brand = join(workspace, 'apps', name);
  const bins = [join(brand, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), dirname(process.execPath)];
  const run = (cwd: string, command: string, ...args: string[]) =>
    execute(command, args, {
      cwd,
      env: { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter) },
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
    });

  const ownModules = join(ROOT, 'node_modules');
  await cp(ROOT, workspace, {
    recursive: true,
    // Links between the rooms lead to the copy, as they are relative.
    verbatimSymlinks: true,
    filter: (file) => file !== ownModules && !LEFT_OUT.test(relative(ROOT, file)),
  });
  await symlink(ownModules, join(workspace, 'node_modules'));
  const make = (...args: string[]) => run(workspace, 'node', '.workspace/new.mjs', ...args);
  await make('brand', name, '--colour', '#d2691e', '--app', '秋市');
  await make('page', name, page, '--title', '礼物');
  // What installing would link.
  await cp(join(ROOT, 'apps/youquan/node_modules'), join(brand, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !LEFT_OUT.test(file),
  });

  await run(workspace, 'prettier', '--check', '--log-level', 'warn', `apps/${name}`);
  await run(
    workspace,
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    `apps/${name}`,
  );
  await run(workspace, 'eslint', `apps/${name}`);
  await run(brand, 'tsc', '-p', '.');
  await run(brand, 'vitest', 'run');
  await run(brand, 'node', '--disable-warning=ExperimentalWarning', 'build.ts');

  const copy = join(folder, 'site');
  await cp(site, copy, { recursive: true });
  await publishInto(copy, { publisher: name, build: join(brand, 'dist'), keys: join(folder, 'keys') });
  return { site: copy, remove: () => rm(folder, { recursive: true, force: true }) };
}
