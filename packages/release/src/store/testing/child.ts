import { exclusively } from '../folder-store.ts';
import { openStore } from '../open-store.ts';
import { appendLines } from './append.ts';

// Another process with the same store: `node child.ts <what> <where> …`
const [what = '', where = '', writer = '', count = ''] = process.argv.slice(2);

if (what === 'append') {
  await appendLines(await openStore(where, process.env), 'lines', writer, Number(count));
} else if (what === 'rewrite') {
  // Until it is killed: writes the same key, alternating two contents.
  const store = await openStore(where, process.env);
  for (let i = 0; ; i++) await store.write('big', Buffer.alloc(2_000_000, i % 2 ? 'a' : 'b'));
} else if (what === 'lock') {
  exclusively(where, () => {
    process.stdout.write('locked');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
}
