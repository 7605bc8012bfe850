import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './cli.test-support.ts';
import { startContractServer } from './contract-server.test-support.ts';

let server: Awaited<ReturnType<typeof startContractServer>>;
beforeAll(async () => {
  server = await startContractServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const run = (...args: string[]) => runCommand(args, 'session-token-1');

describe('pnpm backend check', { timeout: 30_000 }, () => {
  it('ends with 0 if the backend fits, and prints a line for each call', async () => {
    const { code, out } = await run('check', server.url);
    expect(out).toContain('fits    GET /v1/activity');
    expect(out).toContain('not checked: GET /web/orders/{id}: needs --order-id');
    expect(out).toContain('not checked: CORS: needs --origin');
    expect(code).toBe(0);
  });

  it('ends with 1 for a difference, and prints it as JSON as well', async () => {
    server.plant('GET /v1/activity', { body: ({ title: _, ...body }) => body });
    const { code, out } = await run('check', server.url, '--json');
    expect(code).toBe(1);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      version: 1,
      url: server.url,
      backend: 'main',
      exit_code: 1,
      unreachable: null,
    });
    expect(report.calls.find(({ name }: { name: string }) => name === 'main GET /v1/activity')).toMatchObject(
      {
        state: 'differs',
        findings: [{ level: 'wrong', field: 'title', came: 'nothing: it is missing' }],
        pages: ['/', '/acpay'],
        sent: ['GET /api/v1/activity'],
      },
    );
  });

  it.each([
    [['check'], 'url'],
    [['check', 'staging.example.com'], '<url> begins with https://'],
    [['check', 'https://x.example', '--backend', 'other'], 'main, datacenter, honey, youquan, tuiwen'],
    [['check', 'https://x.example', '--adapter', 'other'], 'litemall, laravel'],
    [['check', 'https://x.example', '--origin', 'https://x.example/path'], '--origin is like'],
    [['check', 'https://x.example', '--phone', '123'], '--phone is a number of 11 digits'],
    [['check', 'https://x.example', '--timeout', 'soon'], '--timeout is a number'],
    [['check', 'https://x.example', '--nothing'], '--nothing'],
    [['check', 'https://x.example/?a=1'], '<url> has no query and no fragment'],
    [['check', 'https://me:secret@x.example'], '<url> has no user and no password'],
    [['check', 'https://x.example', '--datacenter', 'dc'], '--datacenter begins with https://'],
    [['check', 'https://x.example', '--token', '登录'], '--token has characters that no header can have'],
    [
      ['check', 'https://x.example', '--idempotency', 'body'],
      '--idempotency must be "header", "none" or {"field": "name"}',
    ],
    [['check', 'https://x.example', '--idempotency', '{"field":'], '--idempotency must be'],
    [['check', 'https://x.example', '--idempotency', '{"field":"price"}'], '--idempotency must not be price'],
    [
      ['check', 'https://x.example', '--adapter', 'laravel', '--idempotency', 'none'],
      "--idempotency is the adapter's: laravel knows where the key goes",
    ],
    [['check', 'https://x.example', '--prefix', '/v1'], '--prefix belongs to honey, youquan, tuiwen'],
    [
      ['check', 'https://x.example', '--backend', 'honey', '--prefix', 'v1'],
      '--prefix must be a path like "/v1"',
    ],
    [['check', 'https://x.example', '--pay-again', 'never'], '--pay-again must be "same" or "new"'],
    [
      ['check', 'https://x.example', '--backend', 'honey', '--pay-again', 'new'],
      '--pay-again belongs to datacenter, where orders of honey are paid again',
    ],
    [['check', 'https://x.example', '--order-valid-s', 'long'], '--order-valid-s must be whole seconds'],
    [['check', 'https://x.example', '--order-valid-s', '900'], '--order-valid-s counts only with'],
  ])('ends with 2 for wrong use: %j', async (args, message) => {
    const { code, error } = await run(...args);
    expect(error).toContain(message);
    expect(code).toBe(2);
  });

  it('prints what the backend is configured with as the site needs it', async () => {
    server.keyIn('request_id');
    server.prefixIs('/v1');
    const brand = ['--backend', 'honey', '--datacenter', server.url, '--orders'];
    const settings = ['--idempotency', '{"field":"request_id"}', '--prefix', '/v1', '--pay-again', 'new'];
    const { code, out } = await run('check', server.url, ...brand, ...settings);
    expect(out).toContain('CAPABILITIES_HONEY={"idempotency":{"field":"request_id"},"prefix":"/v1"}');
    expect(out).toContain('CAPABILITIES_DATACENTER={"pay_again":"new"}');
    expect(out).toContain('fits    POST /web/vip/packages/{id}/orders/official');
    expect(code).toBe(0);
  });

  it('ends with 2 if nothing answers', async () => {
    const gone = await startContractServer();
    await gone.stop();
    const { code, out } = await run('check', gone.url);
    expect(out).toMatch(/unreachable: nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/);
    expect(code).toBe(2);
  });

  it('writes fixtures without personal data', async () => {
    // What cannot be read yet is written too: the adapter is made to read it.
    server.plant('GET /v1/activity', { body: ({ title: _, ...body }) => body });
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fixtures-'));
    const login = ['--account', 'debug-user', '--password', 'secret-password'];
    await run('check', server.url, '--phone', '13912345678', ...login, '--orders', '--record', folder);
    const files = fs.readdirSync(folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'get-v1-activity.json',
        'post-v1-auth-password.json',
        'get-web-orders-id.json',
      ]),
    );
    const text = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('');
    for (const personal of [
      '13912345678',
      'session-token-1',
      'secret-password',
      'debug-user',
      '李小明',
      '127.0.0.1',
    ])
      expect(text).not.toContain(personal);
    fs.rmSync(folder, { recursive: true });
  });
});
