import http from 'node:http';
import https from 'node:https';

/** A raw answer: nothing decoded, no redirect followed. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

interface AskOptions {
  port: number;
  /** Sent unchanged: `fetch` would normalise it. */
  path: string;
  headers?: http.OutgoingHttpHeaders;
  isSecure?: boolean;
}

const agent = new http.Agent({ keepAlive: true });

/** Requests from a server on loopback, without checking certificates. */
export function ask({ port, path, headers = {}, isSecure = false }: AskOptions): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, headers };
  return new Promise((resolve, reject) => {
    const take = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    };
    const request = isSecure
      ? https.get({ ...options, rejectUnauthorized: false }, take)
      : http.get({ ...options, agent }, take);
    request.on('error', reject);
  });
}
