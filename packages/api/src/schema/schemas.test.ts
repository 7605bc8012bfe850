import fc from 'fast-check';
import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../wire/index.ts';
import { fitting } from './arbitraries.test-support.ts';
import * as schemas from './index.ts';

const { AmountFen, MembershipPackage, Order, OrderPayload, IsoDateTime, ToPayPayload } = schemas;

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });

const isFitting = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success;

describe.each(Object.entries<GenericSchema>(schemas))('%s', (name, schema) => {
  it('accepts a valid value after a round trip over the wire and does not change it', () => {
    fc.assert(
      fc.property(fitting(schema), (value) => {
        const wire = JSON.stringify(toWire(value));
        // A record at the root is no body: its keys would be renamed like those of the contract.
        const arrived: unknown = name === 'EventProps' ? value : fromWire(JSON.parse(wire));
        expect(safeParse(schema, arrived)).toMatchObject({ success: true, output: value });
      }),
    );
  });

  it('never throws on garbage, and its output is valid again', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const result = safeParse(schema, value);
        if (result.success) expect(safeParse(schema, result.output)).toEqual(result);
      }),
    );
  });

  it('refuses a value with one invalid part', () => {
    fc.assert(
      fc.property(fitting(schema), fc.nat(), (value, pick) => {
        if (typeof value !== 'object' || value === null) {
          expect(isFitting(schema, [value])).toBe(false);
          return;
        }
        const keys = Object.keys(value);
        const key = keys[pick % Math.max(keys.length, 1)];
        if (key !== undefined) expect(isFitting(schema, { ...value, [key]: () => key })).toBe(false);
      }),
    );
  });
});

it('an answer without a required part is refused', () => {
  fc.assert(
    fc.property(
      fitting(Order),
      fc.constantFrom('id', 'status', 'package', 'amount', 'payType'),
      (order, key) => {
        const { [key]: _, ...rest } = order as Record<string, unknown>;
        expect(isFitting(Order, rest)).toBe(false);
      },
    ),
  );
});

it.each([undefined, null, -1, 0.5, '16800'])('an order is not made at the price %s', (price) => {
  fc.assert(
    fc.property(fitting(OrderPayload), (payload) => {
      expect(isFitting(OrderPayload, { ...(payload as object), price })).toBe(false);
    }),
  );
});

it('paying an order again has no price', () => {
  expect(Object.keys(ToPayPayload.entries)).toEqual(['payType', 'client', 'returnUrl', 'code', 'um']);
});

it('unknown parts are dropped', () => {
  fc.assert(
    fc.property(fitting(MembershipPackage), (value) => {
      const result = safeParse(MembershipPackage, { ...(value as object), newPart: 1 });
      expect(result.output).toEqual(value);
    }),
  );
});

it.each([0.5, -1, NaN, Infinity, 2 ** 53, '100', null])('%s is not an amount', (value) => {
  expect(isFitting(AmountFen, value)).toBe(false);
});

it.each(['2026-11-21T09:00:00+08:00', '2026-11-21T01:00:00.000Z'])('%s is a time', (value) => {
  expect(isFitting(IsoDateTime, value)).toBe(true);
});

it.each(['2026-11-21 09:00:00+08:00', '2026-11-21T09:00:00+0800', '2026-11-21T09:00:00', '2026-11-21', ''])(
  '%s is refused as a time: not every engine parses it, or it has no offset',
  (value) => {
    expect(isFitting(IsoDateTime, value)).toBe(false);
  },
);
