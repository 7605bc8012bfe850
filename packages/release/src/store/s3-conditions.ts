import {
  DeleteObjectCommand,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { CommandError } from '../command-error.ts';
import { OWN_FOLDER } from './key.ts';
import { isConflict } from './s3-error.ts';

/**
 * An ETag without its quotes. Amazon takes a condition with and without them, Ceph 16 (`radosgw`) only without: with
 * them its answer is 412, always.
 */
export function tagOf(answer: { ETag?: string | undefined }): string {
  if (answer.ETag === undefined) throw new Error('the S3 server gave an object without an ETag');
  return answer.ETag.replace(/^"|"$/g, '');
}

/** What PutObject sends for it. */
export function conditionOf(tag: string | null | undefined): { IfMatch?: string; IfNoneMatch?: string } {
  if (tag === undefined) return {};
  return tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
}

/**
 * Shows that the server heeds conditions, by one that cannot hold. Many do not know them and write all the same;
 * there two teams would overwrite each other without a word. Throws `CommandError`. `before`: the site's prefix.
 */
export async function proveConditions(client: S3Client, bucket: string, before: string): Promise<void> {
  const probe = { Bucket: bucket, Key: `${before}${OWN_FOLDER}/probe` };
  try {
    await client.send(
      new PutObjectCommand({ ...probe, ...conditionOf('0'.repeat(32)), Body: Buffer.alloc(0) }),
    );
  } catch (error) {
    if (isConflict(error)) return;
    throw error;
  }
  await client.send(new DeleteObjectCommand(probe));
  throw new CommandError(
    `s3://${bucket}/${before}: the server ignores conditions (If-Match of PutObject): two teams that publish at once would overwrite each other. Take one that has conditional writes`,
  );
}

/** The server said 412 and the condition does hold: it compares in some way of its own, and no write would ever succeed. */
export const wrongRefusal = (where: string, cause: S3ServiceException): CommandError =>
  new CommandError(`${where}: the server refuses If-Match with the very ETag that it gave`, { cause });
