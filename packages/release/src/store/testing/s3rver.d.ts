declare module 's3rver' {
  import type { ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  /** Koa's context of a request. */
  export interface Context {
    method: string;
    path: string;
    headers: Record<string, string | undefined>;
    res: ServerResponse;
    status: number;
    type: string;
    body: string;
  }

  export interface StoredObject {
    bucket: string;
    key: string;
    metadata: object;
    content: Readable;
  }

  /** The used part of s3rver, which is a Koa application without types. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      putObject: (object: StoredObject) => Promise<{ size: number; md5: string }>;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: string): string;
      getObject(
        bucket: string,
        key: string,
      ): Promise<{ metadata: { etag: string }; content: Readable | null } | null>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
