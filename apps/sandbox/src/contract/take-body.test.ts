import { createOfficialOrder } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../serve/settings.ts';
import { openSandbox, payload, post, send, orderYear } from '../testing/visitor.ts';
import type { KeyPlace } from '../world.ts';

const PATH = '/api/main/web/vip/packages/12/orders/official';
const BODY = {
  price: 19800,
  pay_type: 'wechat',
  client: 'browser',
  um: '-',
  return_url: '/result/{token}/{id}/{um}/{level}',
  consents: [],
  phone: '13800000003',
};

/** Posts this order twice to a main that reads its key here: the order of each call, or the refused field. */
async function twice(place: KeyPlace | undefined, more: object, headers: Record<string, string> = {}) {
  const sandbox = openSandbox(place ? { keyPlaces: { main: place } } : {});
  const answers: { status: number; id?: string; fields?: object }[] = [];
  for (const _ of [1, 2]) {
    const answer = await post(sandbox, PATH, { ...BODY, ...more }, headers);
    answers.push({ ...((await answer.json()) as object), status: answer.status });
  }
  const [one, two] = answers;
  if (one?.status !== 200) return Object.keys(one?.fields ?? {});
  return one.id === two?.id ? 'the same order' : 'another order';
}

const HEADER = { 'idempotency-key': 'k1' };

describe('an order that is posted twice', () => {
  it.each<[string, KeyPlace | undefined, object, Record<string, string>, string | string[]]>([
    ['by default, with the header', undefined, {}, HEADER, 'the same order'],
    ['by default, without the header', undefined, {}, {}, ['idempotency_key']],
    ['by default, with a field', undefined, { request_id: 'k1' }, {}, ['idempotency_key']],
    ['without keys', 'none', {}, {}, 'another order'],
    ['without keys, with the header', 'none', {}, HEADER, ['idempotency_key']],
    ['with a field', { field: 'request_id' }, { request_id: 'k1' }, {}, 'the same order'],
    ['with a field that is missing', { field: 'request_id' }, {}, {}, ['request_id']],
    [
      'with a field, but the header',
      { field: 'request_id' },
      { request_id: 'k1' },
      HEADER,
      ['idempotency_key'],
    ],
  ])('%s', async (_, place, more, headers, expected) => {
    expect(await twice(place, more, headers)).toEqual(expected);
  });

  it('closes the first one where there are no keys, like any new order', async () => {
    const sandbox = openSandbox({ keyPlaces: { main: 'none' } });
    for (const _ of [1, 2]) expect((await post(sandbox, PATH, BODY)).status).toBe(200);
    const state = (await (await sandbox.app.request('/__sandbox/state')).json()) as {
      orders: { status: string; idempotency_key: string }[];
    };
    expect(state.orders.map(({ status }) => status).sort()).toEqual(['closed', 'created']);
    expect(state.orders.map(({ idempotency_key: key }) => key)).toEqual(['', '']);
  });

  it('needs its key at the other backends', async () => {
    const sandbox = openSandbox({ keyPlaces: { honey: 'none' } });
    await orderYear(sandbox);
    const keyless = createOfficialOrder('12', payload(), '');
    expect(await send(sandbox, keyless)).toMatchObject({ status: 422 });
  });
});

/** What the sandbox reads from a site with these settings. */
const readWith = (site: Record<string, string>) => readSettings({}, () => site);

describe('the settings of the site', () => {
  it('say where the key of each backend is', () => {
    expect(readWith({}).keyPlaces).toEqual({});
    expect(
      readWith({
        CAPABILITIES_MAIN: '{"idempotency":"none","pay_again":"new"}',
        CAPABILITIES_HONEY: '{"idempotency":{"field":"request_id"}}',
        CAPABILITIES_DATACENTER: '{"idempotency":"header"}',
        CAPABILITIES_TUIWEN: '{"prefix":"/v1"}',
      }).keyPlaces,
    ).toEqual({ main: 'none', honey: { field: 'request_id' }, datacenter: 'header' });
  });

  it('say what the paths of a brand begin with', () => {
    expect(readWith({}).prefixes).toEqual({});
    expect(
      readWith({
        CAPABILITIES_MAIN: '{"idempotency":"none"}',
        CAPABILITIES_HONEY: '{"prefix":""}',
        CAPABILITIES_YOUQUAN: '{"prefix":"/web"}',
        CAPABILITIES_TUIWEN: '{"prefix":"/v1","idempotency":"none"}',
      }).prefixes,
    ).toEqual({ honey: '', tuiwen: '/v1' });
  });

  it.each([
    '{idempotency}',
    'null',
    '{"idempotency":"nowhere"}',
    '{"idempotency":{"name":"x"}}',
    '{"prefix":"v1"}',
    '{"prefix":1}',
  ])('are refused if they are %s', (text) => {
    expect(() => readWith({ CAPABILITIES_HONEY: text })).toThrow(SettingsError);
  });

  it('are refused if they name a prefix of paths that are known', () => {
    expect(() => readWith({ CAPABILITIES_MAIN: '{"prefix":"/v1"}' })).toThrow(SettingsError);
  });
});
