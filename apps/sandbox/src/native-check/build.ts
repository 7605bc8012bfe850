import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildNativeCheck } from './build-page.ts';

// The page for apps in which the sandbox cannot be reached: a file to copy into the app or onto a server.
const folder = new URL('../../dist/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, policy] of [
  ['native-check.html', 'default'],
  ['native-check-with-eval.html', 'eval'],
] as const) {
  const file = new URL(name, folder);
  await writeFile(file, await buildNativeCheck(policy));
  console.log(fileURLToPath(file));
}
