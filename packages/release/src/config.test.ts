import { describe, expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { pageConfig, refuseEnvironment, releasesAddress, type Settings } from './config.ts';

const refusal = (env: Settings): unknown => {
  try {
    pageConfig(env);
    return null;
  } catch (error) {
    return error;
  }
};

describe('the run-time configuration', () => {
  it('has the paths of the sandbox by default', () => {
    expect(pageConfig({})).toMatchObject({
      backends: {
        main: '/api/main',
        datacenter: '/api/datacenter',
        honey: '/api/honey',
        youquan: '/api/youquan',
        tuiwen: '/api/tuiwen',
      },
      events: '/api/events/v1/events',
    });
    expect(releasesAddress({})).toBeNull();
  });

  it('has the addresses of the settings, those of events with their query', () => {
    const settings = {
      API_MAIN: 'https://api.example/vip/',
      API_HONEY: '/honey',
      API_EVENTS: 'https://collect.example/v2/up?app=vip',
      API_RELEASES: 'https://collect.example/count?by=release',
    };
    expect(pageConfig(settings)).toMatchObject({
      backends: { main: 'https://api.example/vip/', honey: '/honey', tuiwen: '/api/tuiwen' },
      events: 'https://collect.example/v2/up?app=vip',
    });
    expect(releasesAddress(settings)).toBe('https://collect.example/count?by=release');
  });

  it.each([
    [
      'a mistyped name',
      { API_HONY: 'https://honey.example' },
      'no such setting: API_HONY; there are API_MAIN,',
    ],
    ['a name in small letters', { api_main: 'https://api.example' }, 'no such setting: api_main'],
    ['an unknown name', { API_KEY: 'x', API_TOKEN: 'y' }, 'no such setting: API_KEY, API_TOKEN'],
    ['an empty address', { API_MAIN: '' }, 'API_MAIN is empty'],
    ['a host without a scheme', { API_MAIN: 'api.example' }, 'API_MAIN is api.example: neither a path'],
    ['a path from nowhere', { API_EVENTS: 'api/events' }, 'API_EVENTS is api/events: neither a path'],
    ['another host without a scheme', { API_MAIN: '//api.example' }, 'API_MAIN is //api.example: neither'],
    ['another scheme', { API_MAIN: 'ws://api.example' }, 'API_MAIN is ws://api.example: neither'],
    ['a space', { API_MAIN: 'https://api.example /x' }, 'neither a path'],
    ['no host', { API_MAIN: 'https://' }, 'neither a path'],
    ['a password', { API_MAIN: 'https://u:secret@api.example' }, 'API_MAIN has a user or a password'],
    ['a fragment', { API_EVENTS: '/up#x' }, 'a fragment is never sent'],
    ['a query before the paths of calls', { API_MAIN: 'https://api.example/?v=1' }, 'so it has no query'],
  ])('refuses %s', (_, env, message) => {
    const error = refusal(env);
    expect(error).toBeInstanceOf(CommandError);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('secret');
  });

  it('is not read from the environment of a command, which is refused', () => {
    refuseEnvironment({ PATH: '/bin', API_KEY: 'of another tool', ADAPTER_PATH: 'x' });
    for (const name of ['API_MAIN', 'SITE_ORIGIN', 'ADAPTER_MAIN', 'CAPABILITIES_HONEY'])
      expect(() => refuseEnvironment({ [name]: 'x' })).toThrow(`${name} of the environment is not read`);
  });
});

describe('the adapters of the configuration', () => {
  it('are by backend, from the environment', () => {
    expect(pageConfig({ ADAPTER_MAIN: 'litemall', ADAPTER_HONEY: 'laravel' }).adapters).toEqual({
      main: 'litemall',
      honey: 'laravel',
    });
  });

  it('are not in a page without any', () => {
    expect(pageConfig({})).not.toHaveProperty('adapters');
    expect(pageConfig({ ADAPTER_MAIN: '' })).not.toHaveProperty('adapters');
  });

  it.each([
    ['an unknown adapter', { ADAPTER_MAIN: 'mall' }, /there is no adapter mall, only litemall, laravel/],
    ['a key of every object', { ADAPTER_MAIN: 'toString' }, /no adapter/],
    ['an unknown backend', { ADAPTER_BRAND: 'laravel' }, /ADAPTER_BRAND: there is no backend brand/],
    ['events', { ADAPTER_EVENTS: 'laravel' }, /there is no backend events/],
  ])('refuse %s', (_, env, message) => {
    expect(() => pageConfig(env)).toThrow(CommandError);
    expect(() => pageConfig(env)).toThrow(message);
  });
});

describe('the capabilities of the configuration', () => {
  const of = (backend: string, value: unknown) => ({
    [`CAPABILITIES_${backend}`]: typeof value === 'string' ? value : JSON.stringify(value),
  });

  it('are by backend, and have only what differs from the contract', () => {
    const env = {
      ...of('MAIN', { idempotency: 'none', pay_again: 'new', order_valid_s: 1800, sms_resend_s: 90 }),
      ...of('DATACENTER', { idempotency: 'header', pay_again: 'new' }),
      ...of('HONEY', { idempotency: { field: 'request_id' }, prefix: '/v1' }),
      ...of('YOUQUAN', { prefix: '' }),
      ...of('TUIWEN', { prefix: '/web', idempotency: 'header' }),
    };
    expect(pageConfig(env)).toMatchObject({
      capabilities: {
        main: { idempotency: 'none', payAgain: 'new', orderValidS: 1800, smsResendS: 90 },
        datacenter: { payAgain: 'new' },
        honey: { idempotency: { field: 'request_id' }, prefix: '/v1' },
        youquan: { prefix: '' },
      },
      // Those whose requests have another form.
      adapters: { main: 'contract', honey: 'contract', youquan: 'contract' },
    });
    expect(pageConfig(env).adapters).not.toHaveProperty('datacenter');
    expect(pageConfig(env).capabilities).not.toHaveProperty('tuiwen');
  });

  it('are not in a page whose backends do what the contract says', () => {
    for (const env of [{}, of('MAIN', ''), of('MAIN', { idempotency: 'header', pay_again: 'same' })]) {
      expect(pageConfig(env)).not.toHaveProperty('capabilities');
      expect(pageConfig(env)).not.toHaveProperty('adapters');
    }
  });

  it('follow from the name of an adapter, and can be set beside it', () => {
    const env = {
      ADAPTER_MAIN: 'litemall',
      ADAPTER_DATACENTER: 'laravel',
      ...of('MAIN', { sms_resend_s: 30 }),
    };
    expect(pageConfig(env)).toMatchObject({
      adapters: { main: 'litemall', datacenter: 'laravel' },
      capabilities: {
        main: { idempotency: 'search', smsResendS: 30 },
        datacenter: { idempotency: { field: 'request_id' } },
      },
    });
    const { capabilities } = pageConfig({ ADAPTER_MAIN: 'litemall' });
    expect(pageConfig({ ADAPTER_MAIN: 'litemall' }).capabilities).toEqual(capabilities);
    expect(capabilities).toEqual({ main: { idempotency: 'search' } });
  });

  it.each([
    ['an unknown backend', of('MAINE', {}), 'there is no backend maine, only main,'],
    ['events', of('EVENTS', {}), 'there is no backend events'],
    ['a key of every object as a backend', of('CONSTRUCTOR', {}), 'there is no backend constructor'],
    ['no JSON', of('MAIN', '{idempotency:none}'), 'CAPABILITIES_MAIN is no JSON object'],
    ['a list', of('MAIN', '[]'), 'CAPABILITIES_MAIN is no JSON object'],
    [
      'an unknown setting',
      of('MAIN', { idempotence: 'none' }),
      'no setting idempotence, only idempotency, pay_again',
    ],
    ['a key of every object', of('MAIN', { toString: 1 }), 'no setting toString'],
    [
      'an unknown place of the key',
      of('MAIN', { idempotency: 'body' }),
      'idempotency must be "header", "none" or',
    ],
    ['no place', of('MAIN', { idempotency: null }), 'idempotency must be'],
    ['a field of orders', of('MAIN', { idempotency: { field: 'price' } }), 'must not be price'],
    ['a field that is none', of('MAIN', { idempotency: { field: '__proto__' } }), 'idempotency must be'],
    ['two fields', of('MAIN', { idempotency: { field: 'a', header: 'b' } }), 'idempotency must be'],
    ['an unknown form of paying again', of('MAIN', { pay_again: true }), 'pay_again must be "same" or "new"'],
    ['paying again where nothing is', of('HONEY', { pay_again: 'new' }), 'pay_again belongs to datacenter'],
    ['a time as text', of('MAIN', { sms_resend_s: '90' }), 'sms_resend_s must be whole seconds'],
    ['no time', of('MAIN', { sms_resend_s: 0 }), 'sms_resend_s must be whole seconds'],
    ['codes of another backend', of('HONEY', { sms_resend_s: 90 }), 'sms_resend_s belongs to main'],
    ['more than a day', of('MAIN', { idempotency: 'none', order_valid_s: 86_401 }), 'from 60 to 86400'],
    [
      'a time that does not count',
      of('MAIN', { order_valid_s: 900 }),
      'counts only with "idempotency": "none"',
    ],
    [
      'a prefix of a backend without',
      of('MAIN', { prefix: '/v1' }),
      'prefix belongs to honey, youquan, tuiwen',
    ],
    ['a prefix without a slash', of('HONEY', { prefix: 'v1' }), 'prefix must be a path like'],
    ['a prefix with one at its end', of('HONEY', { prefix: '/v1/' }), 'prefix must be a path like'],
    ['a prefix that leads elsewhere', of('HONEY', { prefix: '/../v1' }), 'prefix must be a path like'],
    [
      'a key beside an adapter',
      { ADAPTER_MAIN: 'laravel', ...of('MAIN', { idempotency: 'none' }) },
      "is the adapter's",
    ],
    [
      'a prefix beside an adapter',
      { ADAPTER_HONEY: 'laravel', ...of('HONEY', { prefix: '' }) },
      "is the adapter's",
    ],
  ])('refuse %s', (_, env, message) => {
    const error = refusal(env);
    expect(error).toBeInstanceOf(CommandError);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('\n');
  });
});
