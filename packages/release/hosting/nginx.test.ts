import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findNginx, startNginx, type Nginx } from './start-nginx.ts';
import { ask } from './testing/ask.ts';
import { makeSite, putFile } from './testing/site.ts';

// Starts nginx.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Where everything is meant to be there, a missing nginx fails. */
const isLeftOut = findNginx() === null && !process.env['CI'];

describe.skipIf(isLeftOut)('a site behind nginx', () => {
  const site = makeSite();
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({ port: 0, site });
  });
  afterAll(async () => {
    await nginx.stop();
    rmSync(site, { recursive: true });
  });
  const get = (path: string, headers = {}) => ask({ port: nginx.port, path, headers });

  it('has a new route as soon as its file is there', async () => {
    expect((await get('/tuiwengo')).status).toBe(404);
    putFile(site, 'pages/tuiwengo.html', '<!doctype html>tuiwengo');
    const answer = await get('/tuiwengo');
    expect([answer.status, answer.body.toString()]).toEqual([200, '<!doctype html>tuiwengo']);
  });

  it.each(['/', '/registry.json'])('sends %s again only where it has changed', async (path) => {
    const { headers } = await get(path);
    const again = { 'if-none-match': headers.etag };
    expect((await get(path, again)).status).toBe(304);
    putFile(site, path === '/' ? 'pages/index.html' : 'registry.json', 'another one, and longer');
    expect((await get(path, again)).status).toBe(200);
  });

  it('does not take a page that is missing for one that has not changed', async () => {
    const { headers } = await get('/nothing');
    expect((await get('/nothing', { 'if-none-match': headers.etag })).status).toBe(404);
  });

  it('sends the compressed file through a CDN, too', async () => {
    const answer = await get('/r/honey/1/entry.js', { 'accept-encoding': 'gzip', via: '1.1 cdn' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  });

  it.each([
    '/maps/honey/0123456789ab/entry.js.map',
    '/r/honey/0123456789ab/entry.js.map',
    '/r/../maps/honey/0123456789ab/entry.js.map',
  ])('has no source map at %s', async (path) => {
    putFile(site, 'maps/honey/0123456789ab/entry.js.map', '{"sourcesContent":["secret"]}');
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('says nothing of HSTS without TLS', async () =>
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined());

  it('has headers on errors that no file answered', async () => {
    const { status, headers } = await get('/api/main/x');
    expect([status, headers['x-content-type-options']]).toEqual([502, 'nosniff']);
  });
});

describe.skipIf(isLeftOut)('a site behind nginx with TLS', () => {
  it('has browsers come back over TLS alone, from errors too', async () => {
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
