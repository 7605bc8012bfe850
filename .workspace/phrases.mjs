import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

// Banned phrases: cspell, which runs after this, checks single words (`flagWords` in .cspell.json).
const FILE = '.workspace/flagged-phrases.txt';
const LEGAL = 'apps/main/**/legal/**/*.md';
const args = ['grep', '-n', '-i', '-w', '-F', '-f', FILE, '--', '.', `:!${FILE}`, `:!${LEGAL}`];
const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
// git grep ends with 1 where it finds nothing.
if (status !== 1) {
  console.error(`phrases of ${FILE}:\n${stdout}${stderr}`);
  process.exitCode = 1;
}
