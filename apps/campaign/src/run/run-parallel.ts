import { Worker } from 'node:worker_threads';
import type { Report } from './run-seeds.ts';
import { addTally } from './tally.ts';
import type { Share } from './worker.ts';

/** Seeds per worker task: few, so that all workers end at about the same time. */
const SHARE = 100;

const runShare = (share: Share, onSeed: () => void): Promise<Report> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.on('message', (message: 'seed' | Report) => (message === 'seed' ? onSeed() : resolve(message)));
    worker.on('error', reject);
  });

/** Runs seeds in several threads. */
export async function runParallel(
  { code, from, count, lacks }: Share,
  jobs: number,
  onSeed: () => void,
): Promise<Report> {
  const all: Report = { tally: {}, failures: [] };
  const end = from + count;
  let next = from;
  const work = async () => {
    while (next < end) {
      const share = { code, lacks, from: next, count: Math.min(SHARE, end - next) };
      next += share.count;
      const { tally, failures } = await runShare(share, onSeed);
      addTally(all.tally, tally);
      all.failures.push(...failures);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  all.failures.sort((a, b) => a.seed - b.seed);
  return all;
}
