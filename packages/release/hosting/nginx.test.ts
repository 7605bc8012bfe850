import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startNginx, type Nginx } from './start-nginx.ts';
import { ask } from './testing/ask.ts';
import { eachNginx, isSkipped, makeSite, putFile } from './testing/site.ts';

describe.skipIf(isSkipped)('a site behind nginx', () => {
  let nginx: Nginx;
  const site = eachNginx((started) => (nginx = started));
  const get = (path: string, headers = {}) => ask({ port: nginx.port, path, headers });

  it('serves a new route as soon as its file exists', async () => {
    expect((await get('/tuiwengo')).status).toBe(404);
    putFile(site, 'pages/tuiwengo.html', '<!doctype html>tuiwengo');
    const answer = await get('/tuiwengo');
    expect([answer.status, answer.body]).toEqual([200, '<!doctype html>tuiwengo']);
  });

  it.each(['/', '/registry.json'])('sends %s again only if it has changed', async (path) => {
    const { headers } = await get(path);
    const again = { 'if-none-match': headers.etag };
    expect((await get(path, again)).status).toBe(304);
    putFile(site, path === '/' ? 'pages/index.html' : 'registry.json', 'another one, and longer');
    expect((await get(path, again)).status).toBe(200);
  });

  it('answers 404 for a missing page, never 304', async () => {
    const { headers } = await get('/nothing');
    expect((await get('/nothing', { 'if-none-match': headers.etag })).status).toBe(404);
  });

  it('sends the compressed file through a CDN too', async () => {
    const answer = await get('/r/honey/1/entry.js', { 'accept-encoding': 'gzip', via: '1.1 cdn' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  });

  it.each([
    '/maps/honey/0123456789ab/entry.js.map',
    '/r/honey/0123456789ab/entry.js.map',
    '/r/../maps/honey/0123456789ab/entry.js.map',
  ])('serves no source map at %s', async (path) => {
    putFile(site, 'maps/honey/0123456789ab/entry.js.map', '{"sourcesContent":["secret"]}');
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('secret');
  });

  it('sends no HSTS without TLS', async () =>
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined());

  it('sends headers with proxy errors', async () => {
    const { status, headers } = await get('/api/main/x');
    expect([status, headers['x-content-type-options']]).toEqual([502, 'nosniff']);
  });
});

describe.skipIf(isSkipped)('a site behind nginx with TLS', () => {
  it('sends HSTS, with errors too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosting-tls-'));
    const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    execFileSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.certificate],
    ]);
    const site = makeSite();
    const nginx = await startNginx({ port: 0, site, tls });
    try {
      for (const path of ['/', '/nothing', '/r/nothing.js']) {
        const { headers } = await ask({ port: nginx.port, path, isSecure: true });
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      }
    } finally {
      await nginx.stop();
      for (const gone of [folder, site]) rmSync(gone, { recursive: true });
    }
  });
});
