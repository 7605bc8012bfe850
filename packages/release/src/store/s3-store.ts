import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkKey, checkPrefix } from './key.ts';
import { conditionOf, proveConditions, tagOf, wrongRefusal } from './s3-conditions.ts';
import { isConflict, isMissing, toldError } from './s3-error.ts';
import { headersOf } from './s3-headers.ts';
import { StoreConflict, type Store, type WriteCondition } from './store.ts';

/** Where a site lies in a bucket. `prefix`: '' or a key, without a slash at its end. */
export interface S3Place {
  client: S3Client;
  bucket: string;
  prefix: string;
}

/**
 * A site in a bucket of an S3 server that has conditional writes (`If-Match` and `If-None-Match: *` of PutObject,
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html); the first one is preceded by a
 * proof that it does. Tags are the server's ETags. Throws `CommandError` where the operator can do something.
 */
export function s3Store({ client, bucket, prefix }: S3Place): Store {
  const before = prefix === '' ? '' : `${checkKey(prefix)}/`;
  const where = `s3://${bucket}/${before}`;
  const at = (key: string) => ({ Bucket: bucket, Key: before + checkKey(key) });
  const told = (error: unknown): never => {
    throw toldError(error, where);
  };
  let proof: Promise<void> | undefined;

  const read: Store['read'] = async (key) => {
    const target = at(key);
    try {
      const answer = await client.send(new GetObjectCommand(target));
      return { bytes: Buffer.from((await answer.Body?.transformToByteArray()) ?? []), tag: tagOf(answer) };
    } catch (error) {
      return isMissing(error) ? null : told(error);
    }
  };

  /** What a refusal means, by what stands there now. Gives the tag where there was no conflict. */
  async function judge(key: string, bytes: Buffer, condition: WriteCondition, refusal: S3ServiceException) {
    const { attempts = 1, httpStatusCode } = refusal.$metadata;
    const now = await read(key);
    // the SDK sends again what got no answer; where the first had arrived, the second meets our own write
    if (attempts > 1 && now?.bytes.equals(bytes)) return now.tag;
    if (httpStatusCode === 412 && now?.tag === condition.if) throw wrongRefusal(where, refusal);
    throw new StoreConflict(key, { cause: refusal });
  }

  return {
    read,

    async write(key, bytes, condition = {}) {
      const target = { ...at(key), ...headersOf(key), ...conditionOf(condition.if), Body: bytes };
      if (condition.if !== undefined) await (proof ??= proveConditions(client, bucket, before)).catch(told);
      try {
        return tagOf(await client.send(new PutObjectCommand(target)));
      } catch (error) {
        if (condition.if === undefined || !isConflict(error)) return told(error);
        return judge(key, bytes, condition, error);
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(told);
    },

    async list(start) {
      const keys: string[] = [];
      const from = { Bucket: bucket, Prefix: before + checkPrefix(start) };
      try {
        for await (const page of paginateListObjectsV2({ client }, from))
          for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(before.length));
      } catch (error) {
        told(error);
      }
      return keys.sort();
    },
  };
}
