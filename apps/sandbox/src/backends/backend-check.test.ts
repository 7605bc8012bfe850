import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BACKENDS,
  callsOf,
  check,
  exitCode,
  NO_PAGE,
  PAGES,
  type CheckedBackend,
  type CheckResult,
  type Inputs,
} from '@vip/backend-check';
import { startSandbox } from '../testing/sandbox-server.ts';

/**
 * The sandbox and `pnpm backend check` read the same contract in two ways: one answers it, the other one compares. Neither may
 * find fault with the other, and whatever the sandbox spoils must be named.
 */

const ORIGIN = 'https://vip.example.com';
const PHONE = '13800000001';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox(ORIGIN);
});
beforeEach(() => sandbox.ask('/reset', {}));
afterAll(() => sandbox.stop());

interface Account {
  token: string;
  user: { id: string };
}

/** A check with every option, or one that only reads. */
async function run(backend: CheckedBackend, more: Partial<Inputs> = {}): Promise<CheckResult> {
  const { token, user } = (await sandbox.ask('/session', { account: PHONE })) as Account;
  const isBrand = backend !== 'main' && backend !== 'datacenter';
  return check({
    url: sandbox.url(backend),
    inputs: {
      backend,
      phone: PHONE,
      clientType: 0,
      userId: user.id,
      app: 'lxb',
      account: PHONE,
      password: 'sandbox-only',
      preparedId: '800001',
      payType: 'wechat',
      client: 'browser',
      origin: ORIGIN,
      orders: true,
      sms: true,
      scheme: true,
      ...(isBrand && { datacenter: sandbox.url('datacenter') }),
      ...more,
    },
    token,
    origin: ORIGIN,
    timeoutMs: 5_000,
  });
}

const READ_ONLY = { orders: false, sms: false, scheme: false, account: '', password: '' };

/** An SMS code that was asked for before: the check cannot read the SMS. */
async function smsCode(): Promise<string> {
  await fetch(`${sandbox.url('main')}/v1/sms/code/login?phone=${PHONE}`);
  const { sms } = (await sandbox.ask('/state')) as { sms: { code: string }[] };
  return sms.at(-1)?.code ?? '';
}

const findings = ({ calls }: CheckResult) =>
  calls.flatMap(({ name, label, findings: of }) => of.map((finding) => ({ name, label, ...finding })));

const leftOut = ({ calls }: CheckResult) =>
  calls.flatMap(({ name, label, state, reason }) =>
    state === 'fits' ? [] : [`${state}: ${name}${label ? ` ${label}` : ''}: ${reason}`],
  );

describe.each(BACKENDS)('%s of the sandbox', (backend) => {
  it('fits with nothing missing and nothing odd, with orders', async () => {
    const result = await run(backend);
    expect(findings(result)).toEqual([]);
    expect(leftOut(result)).toEqual(
      backend === 'main' ? ['not checked: main POST /v1/auth/smsCode: needs --code'] : [],
    );
    expect(result.orders.length).toBeGreaterThan(0);
    expect(exitCode(result, true)).toBe(0);
    expect(sandbox.logged).toEqual([]);
  });

  it('fits read-only, and is not changed', async () => {
    const before = (await sandbox.ask('/state')) as object;
    const result = await run(backend, READ_ONLY);
    expect(findings(result)).toEqual([]);
    expect(exitCode(result, true)).toBe(0);
    expect(result.orders).toEqual([]);
    const { orders, charges, sms, users } = before as Record<string, unknown>;
    expect(await sandbox.ask('/state')).toMatchObject({ orders, charges, sms, users });
  });
});

it('main of the sandbox fits in a login by SMS code', async () => {
  const result = await run('main', { code: await smsCode(), sms: false });
  expect(findings(result)).toEqual([]);
  expect(leftOut(result)).toEqual(['not checked: main GET /v1/sms/code/login: needs --sms']);
});

/** The backend that has a call, and the name that the check has for it. */
const CALLS = BACKENDS.flatMap((backend) =>
  [...new Set(callsOf(backend).map(({ name }) => name))]
    .filter((name) => name.startsWith(`${backend} `))
    .map((name) => ({ backend, name })),
);

/** `POST /api/main/web/orders/*` */
const matchOf = (name: string): string => {
  const [backend, method, template = ''] = name.split(' ');
  return `${method} /api/${backend}${template.replace(/\{\w+\}/g, '*')}`;
};

it('every call of the contract is there', () =>
  expect(CALLS.map(({ name }) => name).sort()).toEqual([NO_PAGE, ...Object.keys(PAGES)].sort()));

const JSON_CALLS: readonly [
  kind: 'status' | 'html' | 'truncate' | 'malformed' | 'offline' | 'lost',
  came: RegExp,
][] = [
  ['status', /^an error: server \(500\)/],
  ['html', /^HTML or XML$/],
  ['truncate', /^JSON that is broken off/],
  ['malformed', /missing|list|object|a text/],
  ['offline', /^no answer: the connection ended$/],
  ['lost', /^no answer: the connection ended$/],
];

/** An answer of other JSON fits, since the answer may be empty: it is odd. */
const MAY_BE_EMPTY = 'main GET /v1/sms/code/login';

describe.each(CALLS)('a fault planted in $name', ({ backend, name }) => {
  it.each(JSON_CALLS)('is named: %s', async (kind, came) => {
    const isLogin = name === 'main POST /v1/auth/smsCode';
    const more = isLogin ? { code: await smsCode(), sms: false } : {};
    sandbox.faults.add([{ match: matchOf(name), kind }]);
    const result = await run(backend, more);
    const named = findings(result).filter((finding) => finding.name === name);
    const level = kind === 'malformed' && name === MAY_BE_EMPTY ? 'odd' : 'wrong';
    if (level === 'wrong')
      expect(named.filter((each) => each.level === level && came.test(each.came))).not.toEqual([]);
    else expect(new Set(named.map((each) => each.level))).toEqual(new Set([level]));
    expect(exitCode(result, false)).toBe(level === 'wrong' ? 1 : 0);
    // The orders and logins that other calls need may be missing then; what they say is about other calls.
    const page = PAGES[name]?.[0];
    if (page) expect(result.calls.find((call) => call.name === name)?.pages).toContain(page);
  });
});

describe('orders that the sandbox makes wrongly', () => {
  const ordering = CALLS.filter(({ name }) => name.includes(' POST ') && /orders|adminOrder/.test(name));

  it.each(ordering)('at another amount: $name', async ({ backend, name }) => {
    sandbox.faults.add([{ match: matchOf(name), kind: 'other_amount' }]);
    const named = findings(await run(backend)).filter((finding) => finding.name === name);
    expect(named).toContainEqual(
      expect.objectContaining({ level: 'wrong', field: 'amount', came: 'another amount' }),
    );
  });

  it.each(ordering.filter(({ name }) => !name.includes('adminOrder')))(
    'of another package: $name',
    async ({ backend, name }) => {
      sandbox.faults.add([{ match: matchOf(name), kind: 'other_package' }]);
      const named = findings(await run(backend)).filter((finding) => finding.name === name);
      expect(named).toContainEqual(expect.objectContaining({ level: 'wrong', field: 'package.id' }));
    },
  );

  it.each(ordering)('twice for one key: $name', async ({ backend, name }) => {
    sandbox.faults.add([{ match: matchOf(name), kind: 'ignore_key' }]);
    const named = findings(await run(backend)).filter((finding) => finding.name === name);
    expect(named).toContainEqual(
      expect.objectContaining({
        level: 'wrong',
        field: 'idempotency-key',
        came: expect.stringContaining('a second order'),
      }),
    );
  });
});
