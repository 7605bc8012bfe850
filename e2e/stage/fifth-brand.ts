import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { publishInto } from './compose-site.ts';
import { freePort } from './places.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** Neither what was built, nor what is installed in one place for all, nor pictures. */
const LEFT_OUT =
  /(^|[\\/])(\.git|dist|\.turbo|\.site|\.data|gallery|test-results|\.vite|\.vite-temp|\.federation)$/;

/** A brand that nobody knew, in a workspace and a site of its own. */
export interface FifthBrand {
  site: string;
  /** Its folder, to be changed. */
  folder: string;
  /** Starts `pnpm dev` with the shell of a site, on a free port. */
  develop(shell: string): Promise<Development>;
  remove(): Promise<void>;
}

export interface Development {
  origin: string;
  /** Ends it as a person does at the keyboard. Resolves with its exit code. */
  stop(): Promise<number | null>;
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
  const make = (...args: string[]) =>
    run(workspace, 'node', 'packages/dev-tools/src/generators/cli.ts', ...args);
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
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    `apps/${name}`,
  );
  await run(workspace, 'eslint', `apps/${name}`);
  await run(brand, 'tsc', '-p', '.');
  await run(workspace, 'vitest', 'run', '--project', `@vip/${name}`);
  await run(brand, 'node', '--disable-warning=ExperimentalWarning', 'build.ts');

  const copy = join(folder, 'site');
  await cp(site, copy, { recursive: true });
  await publishInto(copy, { publisher: name, build: join(brand, 'dist'), keys: join(folder, 'keys') });
  return {
    site: copy,
    folder: brand,
    develop: (shell) => develop(workspace, name, shell),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function develop(workspace: string, name: string, shell: string): Promise<Development> {
  const port = String(await freePort());
  const args = ['packages/dev-tools/src/dev-server/cli.ts', name, '--shell', shell, '--port', port];
  const child = spawn(process.execPath, args, { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  const origin = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('built dev-')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGINT');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
