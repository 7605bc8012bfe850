import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  HeadObjectCommand,
  S3Client,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../command-error.ts';
import { openStore } from './open-store.ts';
import { s3Store } from './s3-store.ts';
import { StoreConflict } from './store.ts';
import { CREDENTIALS, startLocalS3, type LocalS3 } from './testing/local-s3.ts';
import { describeStore } from './testing/store-suite.ts';

let server: LocalS3;
let made = 0;
beforeAll(async () => {
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
  server = await startLocalS3();
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

describeStore('a site in a bucket', () => ({ location: `s3://site/${++made}`, env: server.env }), {
  runs: 20,
});

/** A client and a place for tests that intercept requests. */
function place() {
  const client = new S3Client({
    endpoint: server.env['S3_ENDPOINT'] ?? '',
    forcePathStyle: true,
    region: 'us-east-1',
  });
  return { client, bucket: 'site', prefix: `${++made}` };
}

/** Loses the first answer to a write. */
function loseAnswer(client: S3Client): void {
  let isLost = false;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (isLost || context.commandName !== 'PutObjectCommand') return answer;
      isLost = true;
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
}

describe('a bucket', () => {
  it('is listed to the last page', async () => {
    const at = place();
    const store = s3Store(at);
    const keys = ['a/1', 'a/2', 'a/3', 'a/4', 'b'];
    for (const key of keys) await store.write(key, Buffer.from(key));
    let pages = 0;
    at.client.middlewareStack.add(
      (next) => async (args) => {
        const from = Number((args.input as ListObjectsV2CommandInput).ContinuationToken ?? 0);
        const { output, response } = await next({
          ...args,
          input: { ...args.input, ContinuationToken: undefined },
        });
        const all = (output as ListObjectsV2CommandOutput).Contents ?? [];
        const more = from + 2 < all.length ? { IsTruncated: true, NextContinuationToken: `${from + 2}` } : {};
        pages++;
        return { response, output: { ...output, Contents: all.slice(from, from + 2), ...more } };
      },
      { step: 'initialize' },
    );
    expect(await store.list('')).toEqual(keys);
    expect(pages).toBe(3);
  });

  it.each([
    ['r/honey/1/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['r/honey/1/a.js.br', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['r/alive.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['pages/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['registry/honey.json', 'application/json', 'no-cache'],
    ['domain/.well-known/apple-app-site-association', 'application/octet-stream', 'no-cache'],
  ])('serves %s as %s, %s', async (key, type, cache) => {
    const at = place();
    await s3Store(at).write(key, Buffer.from('1'));
    const head = await at.client.send(
      new HeadObjectCommand({ Bucket: at.bucket, Key: `${at.prefix}/${key}` }),
    );
    expect([head.ContentType, head.CacheControl]).toEqual([type, cache]);
  });

  it('a write whose answer was lost succeeds when it is sent again', async () => {
    const at = place();
    const store = s3Store(at);
    await store.write('another', Buffer.from('1'), { if: null });
    loseAnswer(at.client);
    const tag = await store.write('registry.json', Buffer.from('mine'), { if: null });
    expect(await store.read('registry.json')).toEqual({ bytes: Buffer.from('mine'), tag });
  });

  it('a lost answer does not hide a conflict', async () => {
    const at = place();
    const store = s3Store(at);
    await store.write('registry.json', Buffer.from('theirs'), { if: null });
    loseAnswer(at.client);
    const write = store.write('registry.json', Buffer.from('mine'), { if: null });
    await expect(write).rejects.toBeInstanceOf(StoreConflict);
  });

  it('refuses a server that ignores conditions', async () => {
    const ignoring = await startLocalS3({ hasConditions: false });
    const store = await openStore('s3://site/a', ignoring.env);
    await expect(store.write('registry.json', Buffer.from('1'), { if: null })).rejects.toThrow(
      's3://site/a/: the server ignores conditions',
    );
    expect(await store.list('')).toEqual([]);
    await ignoring.close();
  });

  it('refuses a server that compares ETags differently', async () => {
    const at = place();
    const store = s3Store(at);
    const tag = await store.write('registry.json', Buffer.from('1'));
    at.client.middlewareStack.add(
      (next) => (args) =>
        next({
          ...args,
          input: { ...args.input, IfMatch: `W/${(args.input as PutObjectCommandInput).IfMatch}` },
        }),
      { step: 'initialize' },
    );
    await expect(store.write('registry.json', Buffer.from('2'), { if: tag })).rejects.toThrow(
      'refuses If-Match with the ETag that it returned',
    );
  });

  it.each([
    [
      503,
      '<Error><Code>SlowDown</Code><Message>Reduce your rate</Message></Error>',
      'SlowDown: Reduce your rate',
    ],
    [507, '<html>full</html>', 'Unknown'],
  ])('gives a sentence if the server answers %d', async (status, body, reason) => {
    const failing = http.createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const { port } = failing.address() as AddressInfo;
    const store = await openStore('s3://site', { ...server.env, S3_ENDPOINT: `http://127.0.0.1:${port}` });
    const failure = store.read('a').catch((error: unknown) => error);
    expect(await failure).toBeInstanceOf(CommandError);
    expect(((await failure) as Error).message).toMatch(
      new RegExp(`^s3://site/: the server answers ${status} \\(${reason}`),
    );
    failing.close();
  });

  it('gives advice if it does not exist, or the server cannot be reached', async () => {
    const none = await openStore('s3://missing', server.env);
    const message = 's3://missing/: there is no such bucket';
    await expect(none.read('a')).rejects.toThrow(message);
    await expect(none.write('a', Buffer.from('1'), { if: null })).rejects.toThrow(message);
    await expect(none.list('')).rejects.toThrow(message);
    const silent = await openStore('s3://site', { S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(silent.read('a')).rejects.toThrow('no answer (ECONNREFUSED): check S3_ENDPOINT');
  });
});
