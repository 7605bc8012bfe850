import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  startLaravel,
  startLitemall,
  startStrict,
  type Fault,
  type FaultKind,
  type ForeignBackend,
  type ForeignCall,
} from '@vip/foreign-backends';
import type { AdapterName } from '@vip/api/adapters';
import { readCapabilities } from '@vip/release-format/capabilities';
import type { CheckedBackend } from './calls.ts';
import { check, type CheckResult } from './check.ts';
import { exitCode } from './report.ts';

interface System {
  name: string;
  server: ForeignBackend;
  adapter?: AdapterName;
  /** As `CAPABILITIES_<BACKEND>` has them. */
  settings?: (backend: CheckedBackend) => Record<string, unknown>;
  preparedId: string;
  /** Asks the system itself for an SMS code. */
  requestCode?: () => Promise<unknown>;
}

const ORIGIN = 'https://vip.example.com';
const laravel = await startLaravel({ port: 0 });
const litemall = await startLitemall({ port: 0 });
const strict = await startStrict({ port: 0 });

const SYSTEMS: System[] = [
  {
    name: 'laravel',
    server: laravel,
    adapter: 'laravel',
    preparedId: '9',
    requestCode: () =>
      fetch(`${laravel.url}/api/sms`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ phone: laravel.account.phone }),
      }),
  },
  { name: 'litemall', server: litemall, adapter: 'litemall', preparedId: 'none' },
  {
    name: 'strict',
    server: strict,
    // Journeys run on it with the same settings: e2e/foreign/fixtures/systems.ts.
    settings: (backend) => ({ idempotency: 'none', ...(backend === 'main' && { pay_again: 'new' }) }),
    preparedId: 'pre-9',
    requestCode: () =>
      fetch(`${strict.backends.main}/v1/sms/code/login?phone=${strict.account.phone}`, {
        headers: { accept: 'application/json' },
      }),
  },
];

afterEach(() => SYSTEMS.forEach(({ server }) => server.reset()));
afterAll(() => Promise.all(SYSTEMS.map(({ server }) => server.stop())));

/** `hasCode`: a code was asked for before, since the check cannot read the SMS. */
async function run(
  { server, adapter, settings = () => ({}), preparedId, requestCode }: System,
  { backend, client, hasCode, fault }: Way & { fault?: [string, Fault] },
): Promise<CheckResult> {
  server.reset();
  server.clear();
  const { account, backends } = server;
  if (hasCode) await requestCode?.();
  const code = server.state().sms.at(-1)?.code;
  if (fault) server.fault(...fault);
  const isBrand = backend !== 'main' && backend !== 'datacenter';
  return check({
    url: backends[backend],
    inputs: {
      backend,
      phone: account.phone,
      ...(hasCode && code !== undefined && { code }),
      account: account.phone,
      ...(account.password !== null && { password: account.password }),
      clientType: 0,
      userId: account.id,
      preparedId,
      payType: 'wechat',
      client,
      origin: ORIGIN,
      orders: true,
      sms: !hasCode,
      scheme: true,
      ...(isBrand && { datacenter: backends.datacenter }),
    },
    token: account.token,
    ...(adapter && { adapter, datacenterAdapter: adapter }),
    origin: ORIGIN,
    capabilities: { [backend]: readCapabilities(settings(backend), { name: backend, adapter }, String) },
    timeoutMs: 5_000,
  });
}

/** One way to run the check. */
interface Way {
  backend: CheckedBackend;
  client: string;
  hasCode?: boolean;
}

/** Together they send every call of a system. */
const WAYS: readonly Way[] = [
  { backend: 'main', client: 'browser' },
  { backend: 'main', client: 'wechat', hasCode: true },
  { backend: 'datacenter', client: 'browser' },
  { backend: 'tuiwen', client: 'browser' },
  { backend: 'honey', client: 'browser' },
  { backend: 'youquan', client: 'browser' },
];

const lines = ({ calls }: CheckResult) =>
  calls.flatMap(({ name, label = '', findings }) =>
    findings.map(({ level, field, came }) => ({
      call: `${name} ${label}`,
      text: `${level} ${field}: ${came}`,
    })),
  );

/** The address of a call of the system as a request has it. */
const pattern = ({ name }: ForeignCall) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);

const withoutFault = new Map<string, CheckResult>();
async function baseline(system: System, way: Way): Promise<CheckResult> {
  const key = `${system.name} ${JSON.stringify(way)}`;
  const known = withoutFault.get(key) ?? (await run(system, way));
  withoutFault.set(key, known);
  return known;
}

/** What a fault adds to the findings of the calls that send the faulty request. */
async function added(system: System, call: ForeignCall, fault: Fault): Promise<string[]> {
  for (const way of WAYS) {
    const before = await baseline(system, way);
    const using = before.calls.filter(({ sent }) => sent.some((each) => pattern(call).test(each)));
    if (using.length === 0) continue;
    const known = new Set(lines(before).map(({ call: of, text }) => `${of} ${text}`));
    const found = lines(await run(system, { ...way, fault: [call.name, fault] }))
      .filter(({ call: of, text }) => !known.has(`${of} ${text}`))
      .filter(({ call: of }) => using.some(({ name, label = '' }) => of === `${name} ${label}`))
      .map(({ text }) => text);
    if (found.length > 0) return found;
  }
  return [];
}

const HTTP: readonly FaultKind[] = [
  'wrong_status',
  'no_cors',
  'html',
  'truncated',
  'redirect',
  'lost_answer',
];

/** Faults that say nothing, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'laravel POST /api/sms truncated': 'an answer without a body has no middle',
  'strict GET /main/v1/sms/code/login truncated': 'an answer without a body has no middle',
};

describe.each(SYSTEMS)('$name', { timeout: 60_000 }, (system) => {
  // The contract cannot cancel, and has pages with gifts for tuiwen only.
  const calls = system.server.calls.filter(
    ({ name }) => !name.endsWith('/cancel') && !/(?:honey|youquan)\/.*\/welfare$/.test(name),
  );

  it('has no wrong answer', async () => {
    for (const way of WAYS)
      expect(lines(await baseline(system, way)).filter(({ text }) => text.startsWith('wrong'))).toEqual([]);
  });

  it('fits, or leaves out goods that are no packages', async () => {
    for (const way of WAYS) {
      const result = await baseline(system, way);
      const dropped = lines(result).filter(({ text }) => text.startsWith('dropped'));
      expect(exitCode(result, false)).toBe(dropped.length > 0 ? 1 : 0);
      for (const { text } of dropped) expect(text).toMatch(/^dropped packages\[\]\.days/);
    }
  });

  it.each(calls.flatMap((call) => HTTP.map((kind) => ({ call, kind, name: call.name }))))(
    'a planted fault is named: $name $kind',
    async ({ call, kind }) => {
      const silent = SILENT[`${system.name} ${call.name} ${kind}`];
      const found = await added(system, call, { kind });
      expect(found.length > 0).toBe(silent === undefined);
      if (kind === 'no_cors') expect(found.join()).toContain('access-control-allow-origin: no such header');
      if (kind === 'redirect') expect(found.join()).toContain('wrong redirect: 302');
    },
  );

  it.each(calls.filter(({ fields }) => fields.length > 0))(
    'a field that is missing, and one of another type, is named: $name',
    async (call) => {
      for (const kind of ['missing_field', 'wrong_type'] as const) {
        const named: string[] = [];
        // Not every field is read: the first that is will do.
        for (const field of call.fields)
          if (named.length === 0) named.push(...(await added(system, call, { kind, field })));
        expect(named).not.toEqual([]);
      }
    },
  );
});

it.each([
  ['laravel', 'GET /api/packages', 'data[].price', /^odd packages\[\]\.(price|original_price)/],
  [
    'laravel',
    'POST /api/orders',
    'data.total_amount',
    /^wrong amount: a hundred times as much, or as little/,
  ],
  ['litemall', 'GET /wx/goods/list', 'data.list[].retailPrice', /^odd packages\[\]\.(price|original_price)/],
  ['litemall', 'GET /wx/order/detail', 'data.orderInfo.actualPrice', /^wrong amount: a hundred times/],
  ['strict', 'GET /main/v1/activity', 'packages[].price', /^odd packages\[\]\.(price|original_price)/],
  ['strict', 'POST /main/web/vip/packages/{id}/orders', 'amount', /^wrong amount: a hundred times/],
] as const)('%s: money in the other unit is named: %s %s', async (name, callName, field, expected) => {
  const system = SYSTEMS.find((each) => each.name === name)!;
  const call = system.server.calls.find((each) => each.name === callName)!;
  const found = await added(system, call, { kind: 'wrong_unit', field });
  expect(found.join('\n')).toMatch(new RegExp(expected.source, 'm'));
});

it('strict: the header that its preflight does not allow is named', async () => {
  strict.reset();
  const result = await check({
    url: strict.backends.honey,
    inputs: {
      backend: 'honey',
      clientType: 0,
      payType: 'wechat',
      client: 'browser',
      origin: ORIGIN,
      orders: true,
      sms: false,
      scheme: false,
    },
    token: strict.account.token,
    origin: ORIGIN,
    timeoutMs: 5_000,
  });
  const refused = lines(result).filter(({ text }) => text.startsWith('wrong preflight'));
  expect(refused).toEqual([
    {
      call: 'honey POST /web/vip/packages/{id}/orders/official ',
      text: 'wrong preflight access-control-allow-headers: refused',
    },
  ]);
  const [finding] = result.calls.flatMap(({ findings }) =>
    findings.filter(({ field }) => field === 'preflight access-control-allow-headers'),
  );
  expect(finding?.expected).toBe('idempotency-key, which the product sends');
});

/** honey of the strict system with settings that are not its own. */
const strictHoney = (settings: Record<string, unknown>) => {
  strict.reset();
  strict.clear();
  return check({
    url: strict.backends.honey,
    inputs: {
      backend: 'honey',
      phone: strict.account.phone,
      clientType: 0,
      payType: 'wechat',
      client: 'browser',
      origin: ORIGIN,
      orders: true,
      sms: false,
      scheme: false,
    },
    token: strict.account.token,
    origin: ORIGIN,
    capabilities: { honey: readCapabilities(settings, { name: 'honey', adapter: undefined }, String) },
    timeoutMs: 5_000,
  });
};

it('strict: a key in a field that it refuses is named', async () => {
  const result = await strictHoney({ idempotency: { field: 'request_id' } });
  expect(lines(result).filter(({ text }) => text.startsWith('wrong'))).toEqual([
    {
      call: 'honey POST /web/vip/packages/{id}/orders/official ',
      text: 'wrong the answer: an error: invalid (400) with the code unknown_field',
    },
  ]);
  expect(result.calls.flatMap(({ findings }) => findings.map(({ expected }) => expected))).toContain(
    'an order, also with its key in the field request_id',
  );
  expect(result.orders).toEqual([]);
});

it('strict: a prefix that is not its own is named, and nothing else can be compared', async () => {
  const result = await strictHoney({ idempotency: 'none', prefix: '/v1' });
  expect(result.diagnoses).toMatchObject([{ backend: 'honey', why: expect.stringContaining('--prefix') }]);
  expect(exitCode(result, false)).toBe(2);
});

it('strict: orders that can be paid for longer than the setting says are named', async () => {
  const result = await strictHoney({ idempotency: 'none', order_valid_s: 60 });
  expect(lines(result).map(({ text }) => text)).toContain('wrong expires_at: a later one');
});

it.each(['laravel', 'litemall'] as const)("%s: the place of its key is the adapter's", (adapter) =>
  expect(() => readCapabilities({ idempotency: 'none' }, { name: 'main', adapter }, String)).toThrow(
    `idempotency is the adapter's: ${adapter} knows where the key goes`,
  ),
);
