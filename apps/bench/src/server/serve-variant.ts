import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Variant } from '../variants/variant.ts';
import { answerFile, encoded, readyFiles, type Answer, type Encoding } from './answer-file.ts';
import type { Certificate } from './certificate.ts';

/** Answers a request of the page, as a backend would. */
export type Backend = (request: Request) => Response | Promise<Response>;

export interface Served {
  origin: string;
  /** Serves another variant from now on, as after a release. */
  show(variant: Variant<string>): void;
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
export const serveVariant = (
  variant: Variant<string>,
  certificate: Certificate,
  backend: Backend,
): Promise<Served> =>
  serve(variant, backend, 'br', (answer) => http2.createSecureServer(certificate, answer));

/** The same over plain HTTP/1.1, uncompressed, for engines that trust no certificate of the bench. */
export const servePlain = (variant: Variant<string>, backend: Backend): Promise<Served> =>
  serve(variant, backend, 'identity', (answer) => http.createServer(answer));

type Incoming = http.IncomingMessage | http2.Http2ServerRequest;
interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: Buffer): unknown;
  destroy(error: Error): unknown;
}

async function serve(
  variant: Variant<string>,
  backend: Backend,
  encoding: Encoding,
  open: (answer: (request: Incoming, response: Outgoing) => void) => Server,
): Promise<Served> {
  let ready = readyFiles(variant, encoding);
  let origin = '';

  function answerOf(request: Incoming): Answer | Promise<Answer> {
    const { pathname } = new URL(request.url ?? '/', origin);
    const file = ready.get(pathname);
    if (file) return answerFile(file, request.headers['if-none-match']);
    if (isBackend(pathname)) return passOn(request, origin, backend, encoding);
    const isEmptyPage = pathname === EMPTY_PAGE;
    return {
      // The browser requests an icon by itself; 204 causes no error in the page.
      status: isEmptyPage ? 200 : pathname === '/favicon.ico' ? 204 : 404,
      headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
      body: Buffer.from(isEmptyPage ? '<!doctype html>' : ''),
    };
  }
  const server = open((request, response) => {
    void Promise.resolve(answerOf(request)).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      },
      (error: Error) => response.destroy(error),
    );
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  origin = `${encoding === 'br' ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    show(other) {
      ready = readyFiles(other, encoding);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

/** The backend's answer to a request. */
async function passOn(
  request: Incoming,
  origin: string,
  backend: Backend,
  encoding: Encoding,
): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const sent = Object.entries(request.headers).filter(
    (header): header is [string, string] => !header[0].startsWith(':') && typeof header[1] === 'string',
  );
  const answer = await backend(
    new Request(new URL(request.url ?? '/', origin), {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(sent),
      ...(body.length > 0 && { body }),
    }),
  );
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': encoding },
    body: encoded(Buffer.from(await answer.arrayBuffer()), encoding, 5),
  };
}
