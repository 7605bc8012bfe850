declare module 's3rver' {
  import type { ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  /** A request, as Koa shows it to a middleware. */
  export interface Context {
    method: string;
    path: string;
    headers: Record<string, string | undefined>;
    res: ServerResponse;
    status: number;
    type: string;
    body: string;
  }

  /** What is used of s3rver, which is a Koa application and has no types of its own. */
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
      getObject(
        bucket: string,
        key: string,
      ): Promise<{ metadata: { etag: string }; content: Readable | null } | null>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
