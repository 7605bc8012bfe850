import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apps } from '../paths.ts';
import type { Variant } from '../variants/variant.ts';
import { home } from '../subjects.ts';

/** The peers in the order of the report. `-tuned` has the product's early call, inline style and inline skeleton. */
const PEERS = [
  'vue-vant',
  'vue-vant-tuned',
  'react',
  'react-tuned',
  'single-spa',
  'single-spa-tuned',
  'qiankun',
  'micro-app',
  'webpack-federation',
] as const;

type PeerName = (typeof PEERS)[number];

export type PeerVariant = Variant<PeerName>;

const workspaceBin = path.join(apps, '../node_modules/.bin');
const ownBin = path.join(import.meta.dirname, 'node_modules/.bin');

/**
 * The payment page in other frameworks. Installs what they need into this folder's `node_modules`, checks the types of
 * their sources and builds them. Throws if one of these fails.
 */
export async function buildPeers(): Promise<PeerVariant[]> {
  // Their packages need no install scripts, and are not the workspace's.
  run(workspaceBin, 'pnpm', ['install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts']);
  run(ownBin, 'vue-tsc', ['-p', 'sources']);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-peers-'));
  try {
    run('', process.execPath, ['sources/build/build.ts', folder]);
    return PEERS.map((name) => readPeer(name, path.join(folder, name)));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Runs a command here, with this process's Node.js first on the path. Its output is shown if it fails. */
function run(bin: string, command: string, args: readonly string[]): void {
  const PATH = [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter);
  try {
    execFileSync(path.join(bin, command), args, {
      cwd: import.meta.dirname,
      env: { ...process.env, PATH },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`peers: ${path.basename(command)} failed\n${stdout}${stderr}`, { cause: error });
  }
}

function readPeer(name: PeerName, built: string): PeerVariant {
  const files = fs
    .readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'index.html');
  return {
    name,
    pages: new Map([[home.path, fs.readFileSync(path.join(built, 'index.html'), 'utf8')]]),
    files: new Map(files.map((file) => [`/${file}`, fs.readFileSync(path.join(built, file))])),
  };
}
