import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startContractServer } from './contract-server.test-support.ts';

let server: Awaited<ReturnType<typeof startContractServer>>;
beforeAll(async () => {
  server = await startContractServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

/** Runs the command as `pnpm backend` does. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const env = { ...process.env, BACKEND_CHECK_TOKEN: 'session-token-1' };
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', cli, ...args],
      { env },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

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
  ])('ends with 2 for wrong use: %j', async (args, message) => {
    const { code, error } = await run(...args);
    expect(error).toContain(message);
    expect(code).toBe(2);
  });

  it('ends with 2 if nothing answers', async () => {
    const gone = await startContractServer();
    await gone.stop();
    const { code, out } = await run('check', gone.url);
    expect(out).toContain('unreachable: no request was answered (ECONNREFUSED)');
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
