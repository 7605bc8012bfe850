import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** A raw answer: nothing decoded, no redirect followed. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
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
export async function ask({ port, path, headers = {}, isSecure = false }: AskOptions): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, headers };
  const request = isSecure
    ? https.get({ ...options, rejectUnauthorized: false })
    : http.get({ ...options, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
