import { readFile, writeFile } from 'node:fs/promises';
import { documentText } from './document.ts';

/** Writes `openapi.json`; with `--check` says whether it is current instead, by the exit code. */
const file = new URL('../openapi.json', import.meta.url);
const text = documentText();

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
  // A file that is missing is as little current as another one.
} else if ((await readFile(file, 'utf8').catch(() => null)) !== text) {
  console.error('openapi.json is not current. In packages/api run: node openapi/generate.ts');
  process.exitCode = 1;
}
