import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type Ran } from './cli.test-support.ts';

/** Servers that are no backend, or that a backend is hidden behind: each run prints one sentence. */

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    (server as http.Server).closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listening(server: http.Server | https.Server, scheme: string): Promise<string> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
const serve = (handler: Handler) => listening(http.createServer(handler), 'http');

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

/** The lines after the head of the report. */
const reported = ({ out }: Ran): string[] =>
  out
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');

const PAGE = '<!doctype html><title>Sign in</title>';
const HTML = { 'content-type': 'text/html' };
const ADDRESS = 'give the address before /v1 and /web';
const MINUTE = 60_000;

describe('a server that is no backend ends the check with 2 and one sentence', { timeout: MINUTE }, () => {
  it.each<[string, Handler, RegExp, string?]>([
    [
      '404 as text',
      answer(404, 'Not Found', { 'content-type': 'text/plain' }),
      new RegExp(`with 404: ${ADDRESS}`),
    ],
    ['404 as a page', answer(404, PAGE, HTML), new RegExp(`with 404: ${ADDRESS}`)],
    [
      "404 in a framework's form",
      answer(404, '{"statusCode":404,"message":"Cannot GET /","error":"Not Found"}'),
      new RegExp(`with 404: ${ADDRESS}`),
    ],
    [
      "404 in the contract's form",
      answer(404, '{"code":"not_found","message":"没有这个接口"}'),
      new RegExp(`with 404: ${ADDRESS}`),
    ],
    [
      'a page for every address',
      answer(200, PAGE, HTML),
      /answered with an HTML page: this is the address of pages/,
    ],
    [
      "nginx's answer to HTTP at a port of HTTPS",
      answer(400, '<html><title>400 The plain HTTP request was sent to HTTPS port</title></html>', HTML),
      /refused \(400\): try https:\/\//,
    ],
    ['no session', answer(401, '{"message":"Unauthenticated."}'), /requires a session \(401\): give --token/],
    ['a session that has ended', answer(401, '{}'), /refuses the token \(401\): it has expired/, 'old-token'],
    ['a firewall', answer(403, PAGE, HTML), /forbidden \(403\): a firewall/],
    [
      'too many requests, for hours',
      answer(429, '{}', { 'retry-after': '7200' }),
      /too many requests \(429\)/,
    ],
    [
      'a server without its database',
      answer(500, '{"message":"x"}'),
      /an error of the server \(500\): see its log/,
    ],
    ['a gateway without its server', answer(502, PAGE, HTML), /an error of the server \(502\)/],
    [
      'a redirect to HTTPS',
      (request, response) => {
        response.writeHead(301, { location: `https://api.example.com${request.url}?phone=1` });
        response.end();
      },
      /redirected \(301\) to https:\/\/api\.example\.com: pages follow no redirect/,
    ],
    ['a redirect to nowhere', answer(302, ''), /redirected \(302\) to nowhere/],
  ])('%s', async (_, handler, sentence, token) => {
    const ran = await runCommand(['check', await serve(handler)], token);
    expect(reported(ran)).toEqual([expect.stringMatching(/^main: every call .+/)]);
    expect(reported(ran)[0]).toMatch(sentence);
    expect(ran.error).toBe('');
    expect(ran.code).toBe(2);
  });

  it('also as JSON', async () => {
    const { code, out } = await runCommand(['check', await serve(answer(404, '{}')), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      exit_code: 2,
      unreachable: null,
      diagnoses: [{ backend: 'main', why: expect.stringContaining(ADDRESS) }],
    });
    expect(code).toBe(2);
  });

  it.each(['datacenter', 'honey', 'tuiwen'])('also of %s', async (backend) => {
    const url = await serve(answer(404, 'Not Found'));
    const ran = await runCommand(['check', url, '--backend', backend, '--datacenter', url]);
    expect(reported(ran)[0]).toMatch(new RegExp(`^${backend}: every call is answered with 404: ${ADDRESS}`));
    expect(ran.code).toBe(2);
  });
});

describe('a server that does not answer ends the check with 2 and one sentence', { timeout: MINUTE }, () => {
  let folder = '';
  let keys = { key: '', cert: '' };
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const request = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...request, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    keys = { key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8') };
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  async function expectUnreachable(url: string, sentence: RegExp, ...args: string[]) {
    const ran = await runCommand(['check', url, ...args]);
    expect(reported(ran)).toEqual([expect.stringMatching(/^unreachable: .+/)]);
    expect(reported(ran)[0]).toMatch(sentence);
    expect(ran.error).toBe('');
    expect(ran.code).toBe(2);
  }

  it('no such host', () =>
    // RFC 2606: never a name of a host.
    expectUnreachable(
      'https://staging.invalid/api',
      /there is no host staging\.invalid \((ENOTFOUND|EAI_AGAIN)\)/,
    ));

  it('a self-signed certificate', async () => {
    const url = await listening(https.createServer(keys, answer(200, '{}')), 'https');
    await expectUnreachable(
      url,
      /certificate of 127\.0\.0\.1:\d+ is from no known authority \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/,
    );
  });

  it('HTTPS asked for as HTTP', async () => {
    const url = await listening(https.createServer(keys, answer(200, '{}')), 'http');
    await expectUnreachable(url, /try https:\/\//);
  });

  it('HTTP asked for as HTTPS', async () => {
    const url = await serve(answer(200, '{}'));
    await expectUnreachable(
      url.replace('http:', 'https:'),
      /does not answer in TLS \(ERR_SSL_\w+\): try http:\/\//,
    );
  });

  it('a server that says nothing in time', async () => {
    const url = await serve(() => undefined);
    await expectUnreachable(url, /has not answered within 1 s, see --timeout/, '--timeout', '1');
  });

  it('a server that hangs up', async () => {
    const url = await serve((request) => request.socket.destroy());
    await expectUnreachable(url, /closes the connection without an answer/);
  });
});

describe('a backend that answers in another way', { timeout: MINUTE }, () => {
  it.each([
    ['an error', '{"code":500,"msg":"系统繁忙","data":null}', 'code, data, msg'],
    ['data', '{"errno":0,"data":{"list":[]},"errmsg":"成功"}', 'errno, data, errmsg'],
  ])('in an envelope with %s is one line and ends with 1', async (_, body, came) => {
    const ran = await runCommand(['check', await serve(answer(200, body))]);
    const wrong = reported(ran).filter((line) => line.startsWith('wrong'));
    expect(wrong).toEqual([
      `wrong   every call: the answer: expected the fields of the contract without an envelope, and the status of errors; ` +
        `came ${came} with status 200: such a backend needs an adapter [every page]`,
    ]);
    expect(reported(ran).some((line) => line.startsWith('fits'))).toBe(false);
    expect(ran.code).toBe(1);
  });

  it('in an envelope is odd where the answer may be empty', async () => {
    const url = await serve(answer(200, '{"code":0,"msg":"ok"}'));
    const ran = await runCommand(['check', url, '--phone', '13800000001', '--sms']);
    expect(reported(ran)).toContainEqual(
      expect.stringMatching(
        /^odd {5}GET \/v1\/sms\/code\/login: the answer: .* came code, msg with status 200/,
      ),
    );
  });

  it('and is asked again after the time that it says, if it has too many requests', async () => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      const name = request.url ?? '';
      const isFirst = !asked.includes(name);
      asked.push(name);
      if (isFirst)
        answer(429, '{"code":"rate_limited","message":"太快了"}', { 'retry-after': '1' })(request, response);
      else answer(200, '{"packages":[]}', { 'cache-control': 'no-store' })(request, response);
    });
    const ran = await runCommand(['check', url, '--backend', 'youquan']);
    expect(asked).toHaveLength(2);
    expect(reported(ran)).toContain('fits    GET /web/vip/packages/wechat without a phone');
    expect(ran.code).toBe(0);
  });

  it('with empty lists fits, and the lists are named', async () => {
    const url = await serve(answer(200, '{"packages":[],"items":[]}', { 'cache-control': 'no-store' }));
    const args = ['check', url, '--backend', 'tuiwen', '--user-id', '1', '--orders'];
    const ran = await runCommand(args);
    expect(reported(ran)).toContain(
      'odd     GET /web/vip/packages/wechat without a phone: packages: expected a package to sell; came an empty list ' +
        '[/tuiwenwechatpay /tuiwenupvip /tuiwengo]',
    );
    expect(reported(ran)).toContain(
      'not checked: POST /web/vip/packages/{id}/orders/official: needs a package on sale',
    );
    expect(ran.code).toBe(0);
    expect((await runCommand([...args, '--strict'])).code).toBe(1);
  });
});
