import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Node and pnpm run everything that builds and signs. Neither runs before it is what this repository names.

/**
 * sha256 of `bin/node` in the npm packages node-<platform>@24.21.0, which the preinstall script of `node` fetches outside of the
 * lockfile.
 */
export const NODE_HASHES = {
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
};

/** What is wrong with an installed Node; null if nothing is. */
export function nodeProblem(file, platform = `${process.platform}-${process.arch}`, hashes = NODE_HASHES) {
  if (!fs.existsSync(file)) return `the npm package node has none for ${platform}`;
  const expected = hashes[platform];
  if (!expected) return `the hash of Node for ${platform} is not known: .workspace/checked-tools.mjs`;
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return hash === expected ? null : `${file} has the hash ${hash}, not that of .workspace/checked-tools.mjs`;
}

/** Packages of an npm lockfile that the lockfile of pnpm does not have with the same hash. */
export const strangers = ({ packages }, pnpmLock) =>
  Object.entries(packages)
    .filter(([folder, { integrity }]) => folder !== '' && !(integrity && pnpmLock.includes(integrity)))
    .map(([folder]) => folder);

/**
 * Installs pnpm into a temporary folder without running any script of it, compares its packages with pnpm-lock.yaml, and returns
 * the command, and how to remove it. Exits with a message if they differ.
 */
export function checkedPnpm(root, packageManager) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pnpm-'));
  const npm = (...args) => {
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) process.exit(status ?? 1);
  };
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', packageManager);
  const installed = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  // npm lists the packages of other platforms too: all of them have to be known.
  const found = strangers(installed, fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  if (found.length > 0) {
    console.error(`${packageManager} has other files than pnpm-lock.yaml names: ${found.join(', ')}`);
    process.exit(1);
  }
  // Its script puts the platform's binary in place.
  npm('rebuild', 'pnpm');
  const pnpm = path.join(folder, 'node_modules/.bin/pnpm');
  return { pnpm, remove: () => fs.rmSync(folder, { recursive: true }) };
}
