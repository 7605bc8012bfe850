import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { checkedPnpm, nodeProblem } from './checked-tools.mjs';

/** The root folder. */
export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);

const NEEDED = 24;
const stamp = path.join(root, 'node_modules/.installed-lockfile');
const major = Number(process.versions.node.split('.')[0]);

/** Runs a command. If it fails, this process exits with its code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment with the workspace's own node and commands first on the path. */
export function environment(more = {}) {
  const own = path.join(root, 'node_modules/node/bin');
  const bins = [...(major < NEEDED ? [own] : []), path.join(root, 'node_modules/.bin'), process.env.PATH];
  return {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    PATH: bins.join(path.delimiter),
    ...more,
  };
}

/** Installs the lockfile, unless exactly that is installed. */
export function install() {
  if (major < 20) {
    console.error(`Node ${process.versions.node} is too old: Node 20 or later is needed to start.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) {
    const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    const { pnpm, remove } = checkedPnpm(root, packageManager);
    run(pnpm, ['install', '--frozen-lockfile'], { env: process.env });
    remove();
    checkNode();
    fs.writeFileSync(stamp, wanted);
  }
}

/** The workspace's own Node is used only where the installed one is too old. */
function checkNode() {
  const problem = major < NEEDED && nodeProblem(path.join(root, 'node_modules/node/bin/node'));
  if (!problem) return;
  console.error(`${problem}: install Node ${NEEDED}.`);
  process.exit(1);
}
