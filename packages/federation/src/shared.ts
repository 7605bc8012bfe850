import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import type { Compilation } from 'webpack';
import { sharedName } from './runtime/container-runtime-plugin.ts';
import { SINGLETONS } from './singletons.ts';

/** Its version is that of the contract, not of the package. */
const HOST = '@vip/host';

/** For the federation plugin of a remote, which has no fallback of its own. */
export const sharedByRemote = () =>
  Object.fromEntries(
    SINGLETONS.map((name) => [name, { singleton: true, requiredVersion: false, import: false } as const]),
  );

/** The versions of the shell's shared modules, by name. */
export const versionsShared = (dir: string, contract: string): Record<string, string> =>
  Object.fromEntries(SINGLETONS.map((name) => [name, versionOf(name, dir, contract)]));

/**
 * The version ranges of the shared modules that a remote imports, by name: from the minor version that is installed for
 * the importing file, within its major version.
 */
export function rangesUsed(compilation: Compilation, contract: string): Record<string, string> {
  const ranges = new Map<string, string>();
  for (const module of compilation.modules) {
    const name = sharedName(module);
    if (name === undefined) continue;
    const version = versionOf(name, module.context ?? compilation.compiler.context, contract);
    ranges.set(name, `^${semver.major(version)}.${semver.minor(version)}.0`);
  }
  // Sorted, as the order of the modules differs between builds.
  return Object.fromEntries([...ranges].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Throws if the package is not installed for code in `from`. */
function versionOf(module: string, from: string, contract: string): string {
  if (module === HOST) return contract;
  const file = findPackageJSON(module, pathToFileURL(path.join(from, '/'))) ?? '';
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
