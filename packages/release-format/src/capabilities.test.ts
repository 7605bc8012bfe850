import { describe, expect, it } from 'vitest';
import { adapterFor, CapabilityError, readCapabilities, settingsFrom } from './capabilities.ts';

const flag = (setting: string) => `--${setting}`;

describe('settings of a backend', () => {
  it('are what differs from the contract', () => {
    const honey = { name: 'honey', adapter: undefined };
    expect(readCapabilities({ idempotency: { field: 'request_id' }, prefix: '/v1' }, honey, flag)).toEqual({
      idempotency: { field: 'request_id' },
      prefix: '/v1',
    });
    expect(readCapabilities({ idempotency: 'header', prefix: '/web' }, honey, flag)).toEqual({});
  });

  it('are added to those of the adapter', () => {
    const main = { name: 'main', adapter: 'litemall' } as const;
    expect(readCapabilities({ pay_again: 'new' }, main, flag)).toEqual({
      idempotency: 'search',
      payAgain: 'new',
    });
  });

  it('that cannot be meant are refused by the name that the caller has for them', () => {
    const read = () => readCapabilities({ pay_again: 'newest' }, { name: 'main', adapter: undefined }, flag);
    expect(read).toThrow(CapabilityError);
    expect(read).toThrow(/^--pay_again must be "same" or "new"$/);
  });

  it('are read from a variable, whose unknown names are refused', () => {
    expect(settingsFrom('CAPABILITIES_MAIN', '{"pay_again":"new"}')).toEqual({ pay_again: 'new' });
    for (const text of ['', 'none', '[]', 'null', '{"idempotence":"none"}', '{"toString":1}'])
      expect(() => settingsFrom('CAPABILITIES_MAIN', text)).toThrow(CapabilityError);
  });
});

it('a backend with another header, field or prefix is reached through the adapter of the contract', () => {
  expect(adapterFor(undefined, {})).toBeUndefined();
  expect(adapterFor(undefined, { payAgain: 'new', orderValidS: 60 })).toBeUndefined();
  expect(adapterFor(undefined, { idempotency: 'none' })).toBe('contract');
  expect(adapterFor(undefined, { prefix: '' })).toBe('contract');
  expect(adapterFor('laravel', { idempotency: { field: 'request_id' } })).toBe('laravel');
});
