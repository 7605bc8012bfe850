import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { folderStore } from './folder-store.ts';
import { checkKey, type Store } from './store.ts';

const FORM = 's3://bucket or s3://bucket/folder';

function openFolder(location: string): Store {
  const root = path.resolve(location);
  const stat = fs.statSync(root, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new CommandError(`a site is a folder, and ${root} is a file`);
  return folderStore(root);
}

function parseBucket(location: string): { bucket: string; prefix: string } {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(location) ?? [];
  if (bucket === undefined) throw new CommandError(`${location}: write ${FORM}`);
  const prefix = rest.replace(/\/$/, '');
  try {
    return { bucket, prefix: prefix && checkKey(prefix) };
  } catch (cause) {
    throw new CommandError(`${location}: write ${FORM}`, { cause });
  }
}

async function openBucket(location: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const place = parseBucket(location);
  const endpoint = env['S3_ENDPOINT'];
  if (endpoint && !/^https?:\/\//.test(endpoint))
    throw new CommandError(`S3_ENDPOINT is ${endpoint}: write https://host or http://host:port`);
  // A site in a folder never loads the SDK.
  const [{ S3Client }, { s3Store }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3-store.ts'),
  ]);
  // Other servers lack the newer checksums of AWS, regions, and certificates for bucket.host.
  const own = {
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const region = env['AWS_REGION'] ?? (endpoint ? 'us-east-1' : undefined);
  const client = new S3Client({ ...(endpoint ? own : {}), ...(region ? { region } : {}) });
  return s3Store({ client, ...place });
}

/**
 * Opens a site: a folder's path, or `s3://bucket/prefix`. `S3_ENDPOINT` names another S3 server than Amazon's, `AWS_REGION`
 * the region; credentials come from the AWS SDK's own chain. Throws `CommandError`.
 */
export async function openStore(location: string, env: NodeJS.ProcessEnv): Promise<Store> {
  if (location.startsWith('s3://')) return openBucket(location, env);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location))
    throw new CommandError(`${location}: a site is a folder's path, ${FORM}`);
  if (location === '') throw new CommandError(`the site is missing: a folder's path, ${FORM}`);
  return openFolder(location);
}
