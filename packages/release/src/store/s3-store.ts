import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkKey, checkPrefix, type Store, StoreConflict, type WriteCondition } from './store.ts';
import {
  conditionOf,
  isConflict,
  isMissing,
  checkConditions,
  tagOf,
  withAdvice,
  wrongRefusal,
} from './s3-errors.ts';

/** Content types of a site's files, by extension. Files with `.br` and `.gz` are separate objects. */
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The one file below `r/` that must not be cached: pages request it to check whether the network works. */
const PROBE = 'r/alive.txt';

/** Headers of an object: files in `r/<publisher>/<version>/` never change, all others are revalidated. */
export function headersOf(key: string): { ContentType: string; CacheControl: string } {
  const isImmutable = key.startsWith('r/') && key !== PROBE;
  return {
    ContentType: TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Place of a site in a bucket. `prefix`: '' or a key, without a slash at its end. */
export interface S3Place {
  client: S3Client;
  bucket: string;
  prefix: string;
}

/**
 * A site in a bucket of an S3 server that has conditional writes (`If-Match` and `If-None-Match: *` of PutObject,
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html); before the
 * first one it checks that the server does. Tags are the server's ETags. Throws `CommandError` if the operator can act.
 */
export function s3Store({ client, bucket, prefix }: S3Place): Store {
  const before = prefix === '' ? '' : `${checkKey(prefix)}/`;
  const where = `s3://${bucket}/${before}`;
  const at = (key: string) => ({ Bucket: bucket, Key: before + checkKey(key) });
  const fail = (error: unknown): never => {
    throw withAdvice(error, where);
  };
  let check: Promise<void> | undefined;

  const read: Store['read'] = async (key) => {
    const target = at(key);
    try {
      const answer = await client.send(new GetObjectCommand(target));
      return { bytes: Buffer.from((await answer.Body?.transformToByteArray()) ?? []), tag: tagOf(answer) };
    } catch (error) {
      return isMissing(error) ? null : fail(error);
    }
  };

  /** Diagnoses a refused write by the current content. Returns the tag if there was no conflict. */
  async function diagnose(
    key: string,
    bytes: Buffer,
    condition: WriteCondition,
    refusal: S3ServiceException,
  ) {
    const { attempts = 1, httpStatusCode } = refusal.$metadata;
    const now = await read(key);
    // The SDK retries a request without answer: if the first had arrived, the second conflicts with our own write.
    if (attempts > 1 && now?.bytes.equals(bytes)) return now.tag;
    if (httpStatusCode === 412 && now?.tag === condition.if) throw wrongRefusal(where, refusal);
    throw new StoreConflict(key, { cause: refusal });
  }

  return {
    read,

    async write(key, bytes, condition = {}) {
      const target = { ...at(key), ...headersOf(key), ...conditionOf(condition.if), Body: bytes };
      if (condition.if !== undefined) await (check ??= checkConditions(client, bucket, before)).catch(fail);
      try {
        return tagOf(await client.send(new PutObjectCommand(target)));
      } catch (error) {
        if (condition.if === undefined || !isConflict(error)) return fail(error);
        return diagnose(key, bytes, condition, error);
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(fail);
    },

    async list(start) {
      const keys: string[] = [];
      const from = { Bucket: bucket, Prefix: before + checkPrefix(start) };
      try {
        for await (const page of paginateListObjectsV2({ client }, from))
          for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(before.length));
      } catch (error) {
        fail(error);
      }
      return keys.sort();
    },
  };
}
