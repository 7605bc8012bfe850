import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import {
  AmountFen,
  DisplayText,
  Id,
  IsoDateTime,
  MembershipPackage,
  Order,
  PayInstruction,
} from '../schema/index.ts';
import {
  beijing,
  fen,
  flag,
  id,
  list,
  minutesAfter,
  oneOf,
  orNull,
  record,
  seconds,
  text,
  time,
  unreadable,
  whole,
  yuan,
  yuanText,
} from './read.ts';

/** Fen whose yuan JSON can carry as a number without losing a digit. */
const amount = fc.integer({ min: 0, max: 9_000_000_000_000 });
const refusal = { unreadable: { as: expect.any(String) as unknown } };

const grouped = (yuanAmount: string) => yuanAmount.replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ',');

describe('an amount', () => {
  it('in yuan is the same in fen, as text, as a number and with groups', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const written = yuanText(value);
        expect(written).toMatch(/^\d+\.\d\d$/);
        expect(yuan(written)).toBe(value);
        expect(yuan(Number(written))).toBe(value);
        expect(yuan(JSON.parse(written))).toBe(value);
        expect(yuan(grouped(written))).toBe(value);
        expect(yuan(`${written}00`)).toBe(value);
        expect(fen(value)).toBe(value);
        expect(fen(String(value))).toBe(value);
      }),
    );
  });

  it.each([
    [19.9, 1990],
    ['19.9', 1990],
    [1.15, 115],
    [3989.0, 398900],
    ['1,299.00', 129900],
    [0, 0],
    ['0.01', 1],
  ])('of %j yuan is %d fen', (given, expected) => expect(yuan(given)).toBe(expected));

  it.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1.005',
    '-1',
    '１',
    '1e3',
    '¥1',
    '12,99.00',
    '90071992547409.93',
    19.999,
    -1,
    1e21,
    1e-7,
    90_071_992_547_410,
    NaN,
    null,
    undefined,
    true,
    {},
    [],
  ])('is not %j yuan', (given) => {
    expect(yuan(given)).toEqual(refusal);
    expect(safeParse(AmountFen, yuan(given)).success).toBe(false);
  });

  it.each([1.5, '1.5', '', null, '1 ', true])('is not %j fen', (given) =>
    expect(fen(given)).toEqual(refusal),
  );
});

const at = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map((ms) => ms - (ms % 1000));
/** As a backend in Beijing writes it. */
const inBeijing = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

describe('a time', () => {
  it('is the same moment in every way of writing it, and fits the contract', () => {
    fc.assert(
      fc.property(at, (ms) => {
        const written = inBeijing(ms);
        const read = [
          beijing(written),
          beijing(written.replace(' ', 'T')),
          beijing(new Date(ms).toISOString()),
          time(`${written}+0800`),
          time(`${written}+08:00`),
          time(new Date(ms).toISOString().replace('000Z', '000000Z')),
          seconds(ms / 1000),
          seconds(String(ms / 1000)),
          minutesAfter(beijing(inBeijing(ms - 60_000)), 1),
        ];
        for (const each of read) {
          expect(Date.parse(each)).toBe(ms);
          expect(safeParse(IsoDateTime, each).success).toBe(true);
        }
      }),
    );
  });

  it('may be a day', () => expect(beijing('2026-11-21')).toBe('2026-11-21T00:00:00+08:00'));

  it.each(['', '2026-02-30 00:00:00', '2026-11-21 25:00:00', '21.11.2026', '0000-00-00 00:00:00', 1, null])(
    'is not %j',
    (given) => {
      expect(beijing(given)).toEqual(refusal);
      expect(time(given)).toEqual(refusal);
    },
  );

  it('without an offset is not taken for one with it', () =>
    expect(time('2026-11-21 09:00:00')).toEqual(refusal));

  it.each([1_800_000_000_000, -1, 1.5, 'x', null])('of %j seconds is refused', (given) =>
    expect(seconds(given)).toEqual(refusal),
  );
});

describe('an id', () => {
  it('is the text of a number, and a text as it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(id(number)).toBe(String(number));
        expect(id(String(number))).toBe(String(number));
      }),
    );
  });

  // JSON.parse has rounded it already: another order's number.
  it.each(['', 1.5, 2 ** 53, null, {}])('is not %j', (given) => expect(id(given)).toEqual(refusal));
});

describe('other values', () => {
  it('are read by their kind', () => {
    expect([text('a'), text(1), text(null, '-'), text('', '-')]).toEqual(['a', '1', '-', '']);
    expect([flag(1), flag('0'), flag(true)]).toEqual([true, false, true]);
    expect([whole('7'), whole(7)]).toEqual([7, 7]);
    expect([orNull('', id), orNull(null, id), orNull(7, id)]).toEqual([null, null, '7']);
    expect(oneOf(201, { 201: 'paid' })).toBe('paid');
    expect(list([{ a: 1 }, 2], (each) => each['a'])).toEqual([1, undefined]);
    expect(record([])).toEqual({});
  });

  it('are refused if they are of another kind', () => {
    for (const read of [text(null), flag('yes'), whole(1.5), oneOf('toString', { a: 'a' }), list({}, id)])
      expect(read).toEqual(refusal);
  });

  it('that are unreadable fit no field of the contract', () => {
    const { entries } = MembershipPackage as unknown as { entries: Record<string, never> };
    for (const schema of [
      AmountFen,
      DisplayText,
      Id,
      IsoDateTime,
      PayInstruction,
      Order,
      ...Object.values(entries),
    ])
      expect(safeParse(schema, unreadable('x')).success).toBe(false);
    expect(safeParse(PayInstruction, { kind: 'jsapi', params: unreadable('x') }).success).toBe(false);
  });
});
