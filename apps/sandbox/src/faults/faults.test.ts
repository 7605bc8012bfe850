import { createOfficialOrder, getFeedbackList } from '@vip/api';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ErrorBody } from '@vip/api/schema';
import { expect } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { ask, get, it, openSandbox, payload, post, send } from '../testing/visitor.ts';
import type { FaultInput } from './fault.ts';

const PATH = '/api/main/v1/feedback-list';

async function withFault(fault: Partial<FaultInput>, sandbox: Sandbox = openSandbox()): Promise<Sandbox> {
  const answer = await post(sandbox, '/__sandbox/faults', [{ match: PATH, ...fault }]);
  expect(answer.status).toBe(200);
  return sandbox;
}

it('answers with a status and the body that all errors have', async () => {
  const sandbox = await withFault({ kind: 'status', status: 503 });
  const { status, body } = await send(sandbox, getFeedbackList());
  expect(status).toBe(503);
  expect(v.is(ErrorBody, body)).toBe(true);
});

it('cuts the body in half', async () => {
  const whole = await (await get(openSandbox(), PATH)).text();
  const sandbox = await withFault({ kind: 'truncate' });
  const cut = await (await get(sandbox, PATH)).arrayBuffer();
  expect(cut.byteLength).toBe(Math.floor(new TextEncoder().encode(whole).byteLength / 2));
});

it('sends the body in pieces, with a pause before each', async () => {
  const waits: number[] = [];
  const sandbox = openSandbox({ wait: async (ms) => void waits.push(ms) });
  const whole = await (await get(sandbox, PATH)).text();
  await withFault({ kind: 'trickle', delay_ms: 40 }, sandbox);
  const answer = await get(sandbox, PATH);
  expect(await answer.text()).toBe(whole);
  expect(waits).toEqual(Array(Math.ceil(new TextEncoder().encode(whole).byteLength / 256)).fill(40));
});

it('answers with JSON that fits nothing', async () => {
  const sandbox = await withFault({ kind: 'malformed' });
  const { status, body } = await send(sandbox, getFeedbackList());
  expect(status).toBe(200);
  expect(v.is(getFeedbackList().answer, body)).toBe(false);
});

it('answers with a page instead', async () => {
  const answer = await get(await withFault({ kind: 'html' }), PATH);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<!doctype html>');
});

it('breaks the connection', async () => {
  const sandbox = await withFault({ kind: 'offline' });
  await expect(get(sandbox, PATH)).rejects.toThrow('fetch failed');
});

it('waits for the given delay', async () => {
  const waits: number[] = [];
  const sandbox = openSandbox({ wait: async (ms) => void waits.push(ms) });
  await withFault({ kind: 'delay', delay_ms: 1200 }, sandbox);
  expect((await get(sandbox, PATH)).status).toBe(200);
  expect(waits).toEqual([1200]);
});

it('hangs until the caller leaves', async () => {
  const sandbox = await withFault({ kind: 'hang' });
  const caller = new AbortController();
  const answer = sandbox.app.request(PATH, { signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toThrow('fetch failed');
});

it('releases hanging requests when faults are cleared', async () => {
  const sandbox = await withFault({ kind: 'hang' });
  const isHit = new Promise<void>((done) => sandbox.world.live.listen(() => done()));
  const answer = expect(get(sandbox, PATH)).rejects.toThrow('fetch failed');
  await isHit;
  await sandbox.app.request('/__sandbox/faults', { method: 'DELETE' });
  await answer;
});

it('affects the given number of matching requests only', async () => {
  const sandbox = await withFault({ kind: 'status', times: 2 });
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await get(sandbox, PATH)).status);
  expect(statuses).toEqual([500, 500, 200]);
  expect((await get(sandbox, '/api/main/v1/order/broadcast')).status).toBe(200);
});

it('stops when cleared, one by its id or all', async () => {
  const sandbox = await withFault({ kind: 'status' });
  await withFault({ kind: 'html' }, sandbox);
  await sandbox.app.request('/__sandbox/faults?id=1', { method: 'DELETE' });
  expect((await get(sandbox, PATH)).headers.get('content-type')).toContain('text/html');
  await sandbox.app.request('/__sandbox/faults', { method: 'DELETE' });
  expect((await get(sandbox, PATH)).headers.get('content-type')).toContain('json');
});

it('does not execute the call behind a replaced answer, but executes it behind a truncated one', async ({
  sandbox,
}) => {
  const match = 'POST /api/main/web/vip/packages/*/orders/official';
  await withFault({ match, kind: 'status', times: 1 }, sandbox);
  await withFault({ match, kind: 'malformed', times: 1 }, sandbox);
  const order = createOfficialOrder('12', payload(), 'key');
  await send(sandbox, order);
  expect(sandbox.world.db.all('SELECT 1 FROM orders')).toHaveLength(0);
  await send(sandbox, order);
  expect(sandbox.world.db.all('SELECT 1 FROM orders')).toHaveLength(1);
  await ask(sandbox, order);
  expect(sandbox.world.db.all('SELECT 1 FROM orders')).toHaveLength(1);
});

it('affects files as well', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'sandbox-site-'));
  mkdirSync(join(siteDir, 'r/honey'), { recursive: true });
  writeFileSync(join(siteDir, 'r/honey/remote.js'), 'globalThis.honey = 1;');
  const sandbox = openSandbox({ siteDir });
  await withFault({ match: '/r/honey/**', kind: 'html', times: 1 }, sandbox);
  expect(await (await get(sandbox, '/r/honey/remote.js')).text()).toContain('<!doctype html>');
  expect(await (await get(sandbox, '/r/honey/remote.js')).text()).toBe('globalThis.honey = 1;');
});

it('leaves the sandbox itself alone', async () => {
  const sandbox = await withFault({ match: '/**', kind: 'status' });
  expect((await get(sandbox, '/__sandbox/state')).status).toBe(200);
});

it('refuses a kind that it does not know', async () => {
  const answer = await post(openSandbox(), '/__sandbox/faults', [{ match: '/', kind: 'slow' }]);
  expect(answer.status).toBe(422);
});
