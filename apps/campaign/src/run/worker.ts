import { parentPort, workerData } from 'node:worker_threads';
import type { Lack } from '../plan/plan.ts';
import { createCampaign } from './run-seeds.ts';

/** The data of a worker: the bundle and its seeds. */
export interface Share {
  code: string;
  from: number;
  count: number;
  lacks: Lack[];
}

const { code, from, count, lacks } = workerData as Share;
const report = await createCampaign(code).run(from, count, lacks, () => parentPort?.postMessage('seed'));
parentPort?.postMessage(report);
