import { exclusively } from '../folder-lock.ts';
import { folderStore } from '../folder-store.ts';
import { appendLines } from './append.ts';

// Another process at the same store: `node child.ts <what> <where> …`
const [what = '', where = '', writer = ''] = process.argv.slice(2);

if (what === 'append') {
  await appendLines(folderStore(where), 'registry.json', writer, 50);
} else if (what === 'rewrite') {
  // until it is ended: the same key, by turns with one letter and with another
  const store = folderStore(where);
  for (let i = 0; ; i++) await store.write('big', Buffer.alloc(2_000_000, i % 2 ? 'a' : 'b'));
} else if (what === 'hold') {
  exclusively(where, () => {
    process.stdout.write('held\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
}
