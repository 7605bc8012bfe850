import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { openKeys, type KeyFolder } from './registry/keys.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** Dependencies of every command. */
export interface Context {
  store: Store;
  keys: KeyFolder;
  env: NodeJS.ProcessEnv;
  now: Date;
  /** Salt of a new canary's buckets. */
  newSalt(): string;
  /** A publisher's build: `apps/<publisher>/dist`, unless another folder is given. */
  distOf(publisher: string): string;
  /** Who runs the command, and why, for the records of changes. */
  author: string;
  message: string | null;
  print(line: string): void;
}

/** Root of the repository. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/**
 * Opens a site: a folder or `s3://bucket/prefix`. Missing keys are created only for a local folder without RELEASE_KEYS:
 * for other sites an operator hands out the keys.
 */
export async function openContext(
  site: string | undefined,
  build: string | undefined,
  env: NodeJS.ProcessEnv,
  print: Context['print'],
  message: string | null = null,
): Promise<Context> {
  const location = site ?? env['SITE_DIR'] ?? path.join(WORKSPACE, '.site');
  const isOwn = !location.startsWith('s3://') && env['RELEASE_KEYS'] === undefined;
  return {
    store: await openStore(location, env),
    keys: openKeys(env['RELEASE_KEYS'] ?? path.join(WORKSPACE, '.data/release-keys'), { mayCreate: isOwn }),
    env,
    now: new Date(),
    newSalt: () => randomBytes(6).toString('hex'),
    distOf: (publisher) => (build ? path.resolve(build) : path.join(WORKSPACE, 'apps', publisher, 'dist')),
    author: authorOf(env),
    message,
    print,
  };
}

/** RELEASE_AUTHOR, who started the pipeline, or the user of this machine. */
function authorOf(env: NodeJS.ProcessEnv): string {
  const named = env['RELEASE_AUTHOR'] || env['GITHUB_ACTOR'];
  return named || `${env['USER'] || `user ${process.getuid?.() ?? ''}`}@${os.hostname()}`;
}
