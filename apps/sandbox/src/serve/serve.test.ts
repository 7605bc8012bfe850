import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';

// Processes are started.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const SANDBOX_DB = join(mkdtempSync(join(tmpdir(), 'sandbox-db-')), 'nested', 'sandbox.sqlite');
  const child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, SANDBOX_DB, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** The site's address, once the server is ready. */
async function ready(child: ChildProcess): Promise<string> {
  for await (const text of child.stdout ?? []) {
    const found = /^工作台 (http:\/\/localhost:\d+)\/workbench$/m.exec(String(text));
    if (found?.[1]) return found[1];
  }
  throw new Error('the server ended before it was ready');
}

it('serves, drops connections on request, and stops cleanly while a client still listens', async () => {
  const child = start({ PORT: '0' });
  const site = await ready(child);
  const fault = { match: '/api/main/v1/feedback-list', kind: 'offline', times: 1 };
  await fetch(`${site}/__sandbox/faults`, { method: 'POST', body: JSON.stringify([fault]) });
  await expect(fetch(`${site}/api/main/v1/feedback-list`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${site}/api/main/v1/feedback-list`)).status).toBe(200);

  const sms = '/api/main/v1/sms/code/login';
  const lost = { match: sms, kind: 'lost', times: 1 };
  await fetch(`${site}/__sandbox/faults`, { method: 'POST', body: JSON.stringify([lost]) });
  await expect(fetch(`${site}${sms}?phone=13911112222`)).rejects.toThrow('fetch failed');
  const state: unknown = await (await fetch(`${site}/__sandbox/state`)).json();
  expect(state).toMatchObject({ sms: [{ phone: '13911112222' }] });

  const live = await fetch(`${site}/__sandbox/live`);
  const left = live.text().catch(() => 'cut');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await left).toBe('cut');
});

it('keeps its data across a restart', async () => {
  const SANDBOX_DB = join(mkdtempSync(join(tmpdir(), 'sandbox-db-')), 'sandbox.sqlite');
  const first = start({ PORT: '0', SANDBOX_DB });
  const session = await fetch(`${await ready(first)}/__sandbox/session`, { method: 'POST' });
  const { token } = (await session.json()) as { token: string };
  first.kill('SIGINT');
  await once(first, 'exit');
  const site = await ready(start({ PORT: '0', SANDBOX_DB }));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${site}/api/main/v1/activity?is_speed=0`, { headers })).status).toBe(200);
});

it('explains in one sentence that its port is in use', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = start({ PORT: String(port) });
  const output: string[] = [];
  child.stderr?.on('data', (text) => output.push(String(text)));
  const [code] = (await once(child, 'close')) as [number];
  other.close();
  expect(code).toBe(1);
  expect(output.join('')).toBe(`端口 ${port} 已被占用，请停掉占用它的程序，或用 PORT 换一个端口\n`);
});
