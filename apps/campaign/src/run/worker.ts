import { parentPort, workerData } from 'node:worker_threads';
import { createCampaign } from './run-seeds.ts';

/** What a worker is given: the bundle, and its share of the seeds. */
export interface Share {
  code: string;
  from: number;
  count: number;
}

const { code, from, count } = workerData as Share;
const report = await createCampaign(code).run(from, count, () => parentPort?.postMessage('seed'));
parentPort?.postMessage(report);
