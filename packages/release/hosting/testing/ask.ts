import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { SecureVersion } from 'node:tls';
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
  /** The name and the versions of TLS that are asked for. */
  servername?: string;
  minVersion?: SecureVersion;
  maxVersion?: SecureVersion;
  ciphers?: string;
}

const agent = new http.Agent({ keepAlive: true });

/** Requests from a server on loopback, without checking certificates. */
export async function ask({
  port,
  path,
  headers = {},
  isSecure = false,
  ...tls
}: AskOptions): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, headers };
  const request = isSecure
    ? https.get({ ...options, ...tls, agent: false, rejectUnauthorized: false })
    : http.get({ ...options, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
