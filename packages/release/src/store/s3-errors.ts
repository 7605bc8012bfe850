import { DeleteObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { CommandError } from '../command-error.ts';
import { OWN_FOLDER } from './store.ts';

/** 412: the condition is false. 409: a concurrent write. 404: the object to replace is gone. */
export const isConflict = (error: unknown): error is S3ServiceException =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 412 || error.$metadata.httpStatusCode === 409 || isMissing(error));

/** The object does not exist. A missing bucket is a 404 too, but an error. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** Advice by the name of an error. */
const ADVICE: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket: create it first',
  AccessDenied:
    'the credentials may not do this: they need s3:GetObject, PutObject, DeleteObject and ListBucket',
  InvalidAccessKeyId: 'the server does not know this access key: check AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret key is wrong: check AWS_SECRET_ACCESS_KEY',
  CredentialsProviderError: 'no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
  PermanentRedirect: 'the bucket is in another region: check AWS_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region: check AWS_REGION',
  TimeoutError: 'no answer in time: check S3_ENDPOINT and the network',
  NotImplemented:
    'the server has no conditional writes, and without them two teams could overwrite each other',
};

/** Error codes of an unreachable server: ECONNREFUSED, ENOTFOUND, EAI_AGAIN … */
const NETWORK = /^E(?!RR_)[A-Z_]+$/;

function adviceOn(error: Error): string | undefined {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // This error of the SDK has no name of its own.
  if (error.message === 'Region is missing') return 'no region: set AWS_REGION';
  if (NETWORK.test(code)) return `no answer (${code}): check S3_ENDPOINT and the network`;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return (
    ADVICE[error.name] ??
    (status === undefined
      ? undefined
      : `the server answers ${status} (${error.name}: ${error.message}): try again when it works`)
  );
}

/** An error of the SDK with advice for the operator. `where`: the site, as the operator wrote it. */
export function withAdvice(error: unknown, where: string): unknown {
  const advice = error instanceof Error ? adviceOn(error) : undefined;
  return advice === undefined ? error : new CommandError(`${where}: ${advice}`, { cause: error });
}

/**
 * An ETag without its quotes. Amazon accepts conditions with and without them, Ceph 16 (`radosgw`) only without: with them
 * it always answers 412.
 */
export function tagOf(answer: { ETag?: string | undefined }): string {
  if (answer.ETag === undefined) throw new Error('the S3 server gave an object without an ETag');
  return answer.ETag.replace(/^"|"$/g, '');
}

/** The condition of PutObject for a tag. */
export function conditionOf(tag: string | null | undefined): { IfMatch?: string; IfNoneMatch?: string } {
  if (tag === undefined) return {};
  return tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
}

/**
 * Checks that the server applies conditions, by one that is false. Many servers ignore them and write anyway, so that two
 * teams would silently overwrite each other. Throws `CommandError`. `before`: the site's prefix.
 */
export async function checkConditions(client: S3Client, bucket: string, before: string): Promise<void> {
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
    `s3://${bucket}/${before}: the server ignores conditions (If-Match of PutObject): two teams that publish at once would overwrite each other. Use one with conditional writes`,
  );
}

/** The server answers 412 though the condition is true: it compares ETags differently, and no write would ever succeed. */
export const wrongRefusal = (where: string, cause: S3ServiceException): CommandError =>
  new CommandError(`${where}: the server refuses If-Match with the ETag that it returned`, { cause });
