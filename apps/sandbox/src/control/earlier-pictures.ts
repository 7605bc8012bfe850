import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Hono, type Context } from 'hono';

const run = promisify(execFile);

/** A commit by any of its names (HEAD~1, origin/main). It never starts with a dash, and has no path after a colon. */
const COMMIT = /^\w[\w./~^-]{0,99}$/;
const PICTURE = /^[\w-]+\.webp$/;
const MOST_BYTES = 20_000_000;

/**
 * The pictures of `folder` as they were in the commit `since`, from git: `/changed.json` has the names of those that are
 * other or new now, `/{name}` the earlier one. 404: no such commit, no such picture in it, or no repository.
 */
export function earlierPictures(folder: string): Hono {
  const git = async (...args: string[]): Promise<Buffer> =>
    (await run('git', ['-C', folder, ...args], { encoding: 'buffer', maxBuffer: MOST_BYTES })).stdout;
  const names = async (...args: string[]) =>
    (await git(...args))
      .toString()
      .split('\n')
      .filter((name) => PICTURE.test(name));
  const app = new Hono();
  /** What `read` finds in the commit of the query. */
  const inCommit = (c: Context, read: (since: string) => Promise<Response>) => {
    const since = c.req.query('since') ?? '';
    return COMMIT.test(since) ? read(since).catch(() => c.notFound()) : c.notFound();
  };

  app.get('/changed.json', (c) =>
    inCommit(c, async (since) => {
      const changed = await names('diff', '--name-only', '--relative', '--diff-filter=AM', since, '--', '.');
      const added = await names('ls-files', '--others', '--exclude-standard', '--', '.');
      return c.json([...changed, ...added]);
    }),
  );

  app.get('/:name{[\\w-]+\\.webp}', (c) =>
    inCommit(c, async (since) => {
      const picture = await git('show', `${since}:./${c.req.param('name')}`);
      return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/webp' });
    }),
  );
  return app;
}
