import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Variant } from '../variants/variant.ts';
import { answerFile, brotli, readyFiles } from './answer-file.ts';
import type { Certificate } from './certificate.ts';

/** Answers a request of the page, as a backend would. */
export type Backend = (request: Request) => Response | Promise<Response>;

export interface Served {
  origin: string;
  /** Serves another variant from now on, as after a release. */
  show(variant: Variant): void;
  close(): Promise<void>;
}

/** Whether the sandbox answers a path: backends, and the pictures in their answers. */
export const isBackend = (pathname: string): boolean => /^\/(api|__sandbox\/pictures)\//.test(pathname);

/** A document without content: the bench opens it to write into the storage of the origin. */
export const EMPTY_PAGE = '/__bench/empty';

/**
 * Serves one variant over HTTP/2 on its own port: its pages and files with the caching headers of the hosting, precompressed
 * with the best brotli quality, and the backends, compressed on the fly.
 */
export async function serveVariant(
  variant: Variant,
  certificate: Certificate,
  backend: Backend,
): Promise<Served> {
  let ready = readyFiles(variant);
  const server = http2.createSecureServer(certificate, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = ready.get(pathname);
    if (file) {
      const { status, headers, body } = answerFile(file, request.headers['if-none-match']);
      response.writeHead(status, headers);
      response.end(body);
    } else if (isBackend(pathname)) {
      pass(request, response, backend).catch((error: unknown) => response.stream.destroy(error as Error));
    } else if (pathname === EMPTY_PAGE) {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      response.end('<!doctype html>');
    } else {
      // The browser requests an icon by itself; 204 causes no error in the page.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404);
      response.end();
    }
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    show(other) {
      ready = readyFiles(other);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        sessions.forEach((session) => session.destroy());
      }),
  };
}

async function pass(
  request: http2.Http2ServerRequest,
  response: http2.Http2ServerResponse,
  backend: Backend,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(':') && typeof value === 'string') headers.set(name, value);
  }
  const answer = await backend(
    new Request(`https://${request.authority}${request.url}`, {
      method: request.method,
      headers,
      ...(body.length > 0 && { body }),
    }),
  );
  const content = brotli(Buffer.from(await answer.arrayBuffer()), 5);
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.removeHeader('content-length');
  response.setHeader('content-encoding', 'br');
  response.writeHead(answer.status);
  response.end(content);
}
