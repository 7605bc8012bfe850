import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { subject } from '../paths.ts';
import type { Variant } from '../variants/variant.ts';

/** Answers a request of the page, as a backend would. */
export type Backend = (request: Request) => Response | Promise<Response>;

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** Paths that the sandbox serves: backends, and the pictures in their answers. */
const BACKEND = /^\/(api|__sandbox\/pictures)\//;

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
const typeOf = (file: string) =>
  `${TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain'}; charset=utf-8`;

const brotli = (content: Buffer, quality: number) =>
  zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Serves one variant over HTTP/2 on its own port: the page, its files precompressed with the best brotli quality, and
 * the backends, compressed on the fly.
 */
export async function serveVariant(
  variant: Variant,
  certificate: { key: Buffer; cert: Buffer },
  backend: Backend,
): Promise<Served> {
  const ready = new Map<string, { type: string; body: Buffer }>([
    [subject.path, { type: 'text/html; charset=utf-8', body: brotli(Buffer.from(variant.html), 11) }],
  ]);
  for (const [file, content] of variant.files)
    ready.set(file, { type: typeOf(file), body: brotli(content, 11) });

  const server = http2.createSecureServer(certificate, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = ready.get(pathname);
    if (file) {
      response.writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
      response.end(file.body);
    } else if (BACKEND.test(pathname)) {
      pass(request, response, backend).catch((error: unknown) => response.stream.destroy(error as Error));
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

/** Creates a key and a certificate for localhost for one run. */
export function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-key-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...request, ...names, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('the command openssl is missing: HTTP/2 needs a certificate, and it makes one', {
      cause: error,
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
