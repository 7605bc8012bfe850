import { readFile, writeFile } from 'node:fs/promises';
import { documentText } from './document.ts';

/** Writes `openapi.json`; with `--check` only sets the exit code: 1 if the file is not current. */
const file = new URL('../openapi.json', import.meta.url);
const text = documentText();

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => null)) !== text) {
  console.error('openapi.json is not current. In packages/api run: node openapi/generate.ts');
  process.exitCode = 1;
}
