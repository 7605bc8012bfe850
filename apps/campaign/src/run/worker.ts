import { parentPort, workerData } from 'node:worker_threads';
import { createCampaign } from './run-seeds.ts';

/** The data of a worker: the bundle and its seeds. */
export interface Share {
  code: string;
  from: number;
  count: number;
}

const { code, from, count } = workerData as Share;
const report = await createCampaign(code).run(from, count, () => parentPort?.postMessage('seed'));
parentPort?.postMessage(report);
