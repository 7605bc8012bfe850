import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context } from 's3rver';

/** An S3 server in this process, with one bucket, `site`. */
export interface LocalS3 {
  /** Environment to open it. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** s3rver's fixed key pair. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

const unquoted = (tag = '') => tag.replace(/"/g, '');

/** The ETag under a request's path, `/bucket/key`; null if there is no object. */
async function tagUnder(server: S3rver, request: Context): Promise<string | null> {
  const [, bucket = '', ...rest] = request.path.split('/').map(decodeURIComponent);
  const object = await server.store.getObject(bucket, rest.join('/'));
  object?.content?.destroy();
  return object ? unquoted(object.metadata.etag) : null;
}

/** s3rver answers before its file is written, so that the next request could see half of it; this one waits. */
function finishWrites({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, metadata, content }) => {
    const bytes = await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const file = store.getResourcePath(bucket, key, 'object');
    await fs.promises.mkdir(path.dirname(file), { recursive: true });
    await fs.promises.writeFile(file, bytes);
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

function refuse(request: Context, status: number, code: string): void {
  request.status = status;
  request.type = 'application/xml';
  request.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
}

/**
 * s3rver ignores conditions of writes. So a middleware serializes requests, answers as Amazon documents, and accepts ETags
 * without quotes only, as Ceph 16 does. Tests with it show that the client sends correct conditions and understands the
 * answers; only a real server shows that it compares and swaps in one step (`store-check.ts`).
 */
function addConditions(server: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  server.middleware.unshift(async (request, next) => {
    const before = last;
    last = new Promise((resolve) => request.res.once('close', resolve));
    await before;
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (request.method === 'PUT' && (match ?? noneMatch) !== undefined) {
      const tag = await tagUnder(server, request);
      if (match !== undefined && tag === null) return refuse(request, 404, 'NoSuchKey');
      if (tag !== null && tag !== match) return refuse(request, 412, 'PreconditionFailed');
    }
    await next();
  });
}

/** `hasConditions: false`: ignores conditions, as s3rver does. */
export async function startLocalS3({ hasConditions = true } = {}): Promise<LocalS3> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'local-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: 'site' }] });
  finishWrites(server);
  if (hasConditions) addConditions(server);
  const { port } = await server.run();
  return {
    env: { S3_ENDPOINT: `http://127.0.0.1:${port}` },
    async close() {
      await server.close();
      fs.rmSync(directory, { recursive: true });
    },
  };
}
