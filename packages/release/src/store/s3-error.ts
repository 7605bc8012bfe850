import { S3ServiceException } from '@aws-sdk/client-s3';
import { CommandError } from '../command-error.ts';

/** 412: the condition does not hold. 409: someone else writes right now. 404: what should be replaced is gone. */
export const isConflict = (error: unknown): error is S3ServiceException =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 412 || error.$metadata.httpStatusCode === 409 || isMissing(error));

/** The object is not there. A missing bucket is 404 too, and is no answer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** What to do about an error, by its name. */
const ADVICE: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket: create it first',
  AccessDenied:
    'the credentials may not do this: they need s3:GetObject, PutObject, DeleteObject and ListBucket',
  InvalidAccessKeyId: 'the server does not know this access key: look at AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret key is wrong: look at AWS_SECRET_ACCESS_KEY',
  CredentialsProviderError: 'no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
  PermanentRedirect: 'the bucket is in another region: look at AWS_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region: look at AWS_REGION',
  NotImplemented:
    'the server has no conditional writes, and without them two teams could overwrite each other',
};

/** What the system says where nothing answers: ECONNREFUSED, ENOTFOUND, EAI_AGAIN … */
const NETWORK = /^E(?!RR_)[A-Z_]+$/;

function adviceOn(error: Error): string | undefined {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // The SDK gives it no name.
  if (error.message === 'Region is missing') return 'no region: set AWS_REGION';
  if (NETWORK.test(code)) return `no answer (${code}): look at S3_ENDPOINT and the network`;
  return ADVICE[error.name];
}

/** An error of the SDK, as one that tells the operator what to do. `where`: the site, as the operator wrote it. */
export function toldError(error: unknown, where: string): unknown {
  const advice = error instanceof Error ? adviceOn(error) : undefined;
  return advice === undefined ? error : new CommandError(`${where}: ${advice}`, { cause: error });
}
