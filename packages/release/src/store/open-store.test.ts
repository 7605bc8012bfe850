import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from './open-store.ts';

describe('the location of a site', () => {
  it.each([
    ['', 'the site is missing'],
    ['https://cdn.example/site', "a site is a folder's path, s3://"],
    ['s3://', 'write s3://bucket'],
    ['s3:///folder', 'write s3://bucket'],
    ['s3://Bucket', 'write s3://bucket'],
    ['s3://bucket/a/../b', 'write s3://bucket'],
    ['s3://bucket//a', 'write s3://bucket'],
    [import.meta.filename, 'is a file'],
  ])('may not be %j', async (location, message) => {
    await expect(openStore(location, {})).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringContaining(message) as string,
    });
  });

  it('needs the full URL of another S3 server', async () => {
    await expect(openStore('s3://bucket', { S3_ENDPOINT: 'localhost:9000' })).rejects.toThrow(
      'S3_ENDPOINT is localhost:9000: write https://host',
    );
  });

  it('the SDK is loaded for a bucket only', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = new Set();
      registerHooks({ load: (url, context, next) => { if (url.includes('@aws-sdk')) seen.add(url); return next(url, context); } });
      const { openStore } = await import(process.argv[1]);
      await openStore('/tmp', {});
      const before = seen.size;
      await openStore('s3://bucket', { AWS_REGION: 'eu-central-1' });
      process.stdout.write(JSON.stringify([before, seen.size > 0]));`;
    const file = path.join(import.meta.dirname, 'open-store.ts');
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([0, true]);
  });
});
