import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import type { Compilation, Module } from 'webpack';
import { SINGLETONS } from './shared.ts';

/** Its version is that of the contract, and not its package's. */
const HOST = '@vip/host';

/** The versions of what the shell below `dir` shares, by module name. */
export const versionsShared = (dir: string, contract: string): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, versionOf(name, dir, contract)]));

/**
 * The ranges of what a built remote uses of the shell, by module name: the minor version that is installed for whoever
 * imports it, and anything newer of the same major version.
 */
export function rangesUsed(compilation: Compilation, contract: string): Record<string, string> {
  const ranges = new Map<string, string>();
  for (const module of compilation.modules) {
    const name = sharedName(module);
    if (name === undefined) continue;
    const version = versionOf(name, module.context ?? compilation.compiler.context, contract);
    ranges.set(name, `^${semver.major(version)}.${semver.minor(version)}.0`);
  }
  // In an order of their own: that of the modules is the one in which this machine came to them.
  return Object.fromEntries([...ranges].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A module that is taken from the shell: the federation plugin's own kind, under the name that it is shared by. */
const sharedName = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : undefined;

/** Throws where the package is not installed for code in `from`. */
function versionOf(module: string, from: string, contract: string): string {
  if (module === HOST) return contract;
  const name = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
  const places = from.split(path.sep).map((_, at, all) => all.slice(0, at + 1).join(path.sep) || path.sep);
  const file = places
    .reverse()
    .map((place) => path.join(place, 'node_modules', ...name, 'package.json'))
    .find((each) => fs.existsSync(each));
  if (!file) throw new Error(`${name.join('/')} is not installed for ${from}`);
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
