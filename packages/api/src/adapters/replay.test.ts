import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Adapter } from './define-adapter.ts';
import { replay, type Fixture } from './replay.test-support.ts';
import { laravel } from './systems/laravel.ts';
import { litemall } from './systems/litemall.ts';

/** The folders of `recorded`, by the adapter that reads them. */
const ADAPTERS: Readonly<Record<string, Adapter>> = { laravel, litemall };

const ROOT = path.join(import.meta.dirname, 'recorded');

const recorded = fs.readdirSync(ROOT).flatMap((system) =>
  fs.readdirSync(path.join(ROOT, system)).map((file) => ({
    system,
    file,
    fixture: JSON.parse(fs.readFileSync(path.join(ROOT, system, file), 'utf8')) as Fixture,
  })),
);

describe('recorded answers', () => {
  it.each(recorded)('fit the contract: $system $file', async ({ system, fixture }) => {
    const adapter = ADAPTERS[system];
    if (!adapter) throw new Error(`${system} is the name of no adapter`);
    expect(await replay(adapter, fixture)).toBeDefined();
  });

  it('are there for each adapter', () => {
    expect([...new Set(recorded.map(({ system }) => system))].sort()).toEqual(Object.keys(ADAPTERS));
  });
});

describe('a replay', () => {
  const fixture: Fixture = {
    call: 'GET /v1/vip/packages/wechat',
    request: { path: '/v1/vip/packages/wechat?phone=' },
    exchanges: [{ request: 'GET /api/packages?phone=&per_page=100', status: 200, answer: { data: [] } }],
  };

  it('resolves with what pages get', async () =>
    expect(await replay(laravel, fixture)).toEqual({ packages: [] }));

  it('rejects where the adapter cannot read the answer, with the field', async () => {
    const [exchange] = fixture.exchanges;
    const broken = { ...fixture, exchanges: [{ ...exchange!, answer: { data: 'none' } }] };
    await expect(replay(laravel, broken)).rejects.toThrow('packages: expected Array');
  });

  it('rejects where the adapter asks for something else, or for less', async () => {
    const [exchange] = fixture.exchanges;
    const other = { ...fixture, exchanges: [{ ...exchange!, request: 'GET /api/packages?page=1' }] };
    await expect(replay(laravel, other)).rejects.toThrow('recorded GET /api/packages?page=1');
    const more = { ...fixture, exchanges: [exchange!, exchange!] };
    await expect(replay(laravel, more)).rejects.toThrow('not sent: GET /api/packages');
  });

  it('rejects where the body is another one', async () => {
    const sms: Fixture = {
      call: 'GET /v1/sms/code/login',
      request: { path: '/v1/sms/code/login?phone=13900130001' },
      exchanges: [{ request: 'POST /api/sms', body: { phone: '13900130002' }, status: 200, answer: {} }],
    };
    await expect(replay(laravel, sms)).rejects.toThrow('POST /api/sms: another body');
  });
});
