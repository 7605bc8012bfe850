import path from 'node:path';
import { bench } from '../folders.ts';

/** The bridge and the fake apps as scripts of their own: what is weighed here and visited by the browser's suites. */
export const bridgeAlone = path.join(bench, 'dist/bridge-alone');
