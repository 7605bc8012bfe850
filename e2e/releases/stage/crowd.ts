import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ONE_ORIGIN } from '../../stage/compose-site.ts';

const CROWD = join(import.meta.dirname, '../../../packages/release/src/testing/crowd.ts');

/** Adds so many brands that are made up to a site. */
export const addBrands = (site: string, count: number): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CROWD, site, String(count)],
    {
      env: { ...process.env, ...ONE_ORIGIN },
    },
  );
