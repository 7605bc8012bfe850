import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it.each(['/changes/honey/1.json', '/r/../changes/honey/1.json'])(
    'does not say who made a change at %s',
    async (path) => {
      putFile(site, 'changes/honey/1.json', '{"by":"secret"}');
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('secret');
    },
  );

  it('sends no HSTS without TLS', async () =>
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined());

  it('sends headers with proxy errors', async () => {
    const { status, headers } = await get('/api/main/x');
    expect([status, headers['x-content-type-options']]).toEqual([502, 'nosniff']);
  });
});

describe.skipIf(isSkipped)('a site behind nginx with TLS', () => {
  let nginx: Nginx;
  let folder: string;
  const site = makeSite();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hosting-tls-'));
    const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
        ...['-subj', '/CN=vip.test', '-keyout', tls.key, '-out', tls.certificate],
      ],
      { stdio: 'ignore' },
    );
    putFile(site, 'domain/MP_verify_a1.txt', 'a1');
    nginx = await startNginx({ port: 0, site, tls, name: 'vip.test' });
  });
  afterAll(async () => {
    await nginx.stop();
    for (const gone of [folder, site]) rmSync(gone, { recursive: true });
  });
  const secure = (path: string, more = {}) =>
    ask({
      port: nginx.port,
      path,
      isSecure: true,
      servername: 'vip.test',
      headers: { host: 'vip.test' },
      ...more,
    });

  it('sends HSTS, with errors too', async () => {
    for (const path of ['/', '/nothing', '/r/nothing.js'])
      expect((await secure(path)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('redirects plain HTTP to its own name, whatever name was asked for', async () => {
    const { status, headers } = await ask({
      port: nginx.plainPort,
      path: '/wechatpay?um=a',
      headers: { host: 'thief.test' },
    });
    expect([status, headers.location]).toEqual([301, 'https://vip.test/wechatpay?um=a']);
  });

  it('serves the files that verify the owner of the domain without a redirect', async () => {
    const { status, body } = await ask({ port: nginx.plainPort, path: '/MP_verify_a1.txt' });
    expect([status, body]).toEqual([200, 'a1']);
    expect((await ask({ port: nginx.plainPort, path: '/MP_verify_b2.txt' })).status).toBe(404);
  });

  it.each([
    ['another name', { servername: 'thief.test' }],
    ['another name behind ours', { headers: { host: 'thief.test' } }],
    ['an old version of TLS', { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ])('refuses %s', async (_, more) => {
    await expect(secure('/', more)).rejects.toThrow(/alert|version|unrecognized|handshake|protocol|hang up/i);
  });
});

describe.skipIf(isSkipped)('backends behind nginx', () => {
  const NAMES = ['main', 'datacenter', 'honey', 'youquan', 'tuiwen', 'events'];
  const seen: { name: string; url: string; headers: http.IncomingHttpHeaders }[] = [];
  let nginx: Nginx;
  let servers: http.Server[] = [];
  const site = makeSite();
  beforeAll(async () => {
    const hosts: Record<string, string> = {};
    for (const name of NAMES) {
      const server = http.createServer(({ url = '', headers }, response) => {
        seen.push({ name, url, headers });
        response.end(name);
      });
      servers.push(server);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      hosts[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/own/${name}`;
    }
    nginx = await startNginx({ port: 0, site, hosts });
  });
  afterAll(async () => {
    await nginx.stop();
    servers.forEach((server) => void server.close());
    servers = [];
    rmSync(site, { recursive: true });
  });

  it.each(NAMES)('has the host of %s, with its own paths and name', async (name) => {
    const { status, body } = await ask({
      port: nginx.port,
      path: `/api/${name}/v1/packages?ct=1`,
      headers: { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer a' },
    });
    expect([status, body]).toEqual([200, name]);
    expect(seen.at(-1)).toMatchObject({
      name,
      url: `/own/${name}/v1/packages?ct=1`,
      headers: {
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/) as string,
        'x-forwarded-for': '127.0.0.1',
        authorization: 'Bearer a',
      },
    });
  });

  it('ends a flood of text messages, and no other call', async () => {
    const flood = (path: string) =>
      Promise.all(Array.from({ length: 60 }, () => ask({ port: nginx.port, path })));
    const sms = await flood('/api/main/v1/sms/code/login?phone=1');
    expect(sms.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    expect(sms.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
    const others = await flood('/api/main/v1/packages');
    expect(others.every(({ status }) => status === 200)).toBe(true);
  });
});
