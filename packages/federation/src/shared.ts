import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import type { Compilation, Module } from 'webpack';

/**
 * The shared singletons, provided by the shell only, so that a page has one React, one store and one shell contract.
 * Everything else is bundled into each remote.
 */
export const SINGLETONS = ['react', 'react-dom', 'react/jsx-runtime', 'jotai', '@vip/host'] as const;

const shared = (options: { eager: true } | { import: false }) =>
  Object.fromEntries(
    SINGLETONS.map((name) => [name, { singleton: true, requiredVersion: false, ...options } as const]),
  );

/** For the shell, which has them in its first file. Its own code shares react-dom and jotai, which are in the second one. */
export function sharedByShell() {
  const { 'react-dom': _dom, jotai: _jotai, ...all } = shared({ eager: true });
  return all;
}

/** For a remote, which has no fallback of its own. */
export const sharedByRemote = () => shared({ import: false });

/** Its version is that of the contract, not of the package. */
const HOST = '@vip/host';

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

/** The name of a shared module, which is a module type of the federation plugin; undefined for any other. */
const sharedName = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : undefined;

/** Throws if the package is not installed for code in `from`. */
function versionOf(module: string, from: string, contract: string): string {
  if (module === HOST) return contract;
  const file = findPackageJSON(module, pathToFileURL(path.join(from, '/'))) ?? '';
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
