import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, strangers } from './checked-tools.mjs';

test('a Node with other bytes, or of a platform without a hash, is refused', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-'));
  const file = path.join(folder, 'node');
  expect(nodeProblem(file, 'linux-x64')).toContain('has none for linux-x64');
  fs.writeFileSync(file, 'node');
  const hashes = { 'linux-x64': createHash('sha256').update('node').digest('hex') };
  expect(nodeProblem(file, 'linux-x64', hashes)).toBeNull();
  expect(nodeProblem(file, 'sunos-x64', hashes)).toContain('the hash of Node for sunos-x64 is not known');
  fs.appendFileSync(file, '!');
  expect(nodeProblem(file, 'linux-x64', hashes)).toContain('not that of');
  fs.rmSync(folder, { recursive: true });
});

test('a package manager with a package that the lockfile does not name is refused', () => {
  const lock = '  pnpm@12.21.0:\n    resolution: {integrity: sha512-AAAA==}\n';
  const packages = { '': {}, 'node_modules/pnpm': { integrity: 'sha512-AAAA==' } };
  expect(strangers({ packages }, lock)).toEqual([]);
  const more = { ...packages, 'node_modules/x': { integrity: 'sha512-BBBB==' }, 'node_modules/y': {} };
  expect(strangers({ packages: more }, lock)).toEqual(['node_modules/x', 'node_modules/y']);
});
