import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { numeralOf } from './duration.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const textOf = (name: string, days: number | null) => {
  const { figure, unit } = numeralOf({ name, days });
  return `${figure} ${unit}`;
};

/** Days that a unit stands for. */
const DAYS: Readonly<Record<string, number>> = { 天: 1, 个月: 30, 年: 365 };

test.each([
  ['创作版年卡', 365, '12 个月'],
  ['创作版季卡', 90, '3 个月'],
  ['创作版月卡', 30, '1 个月'],
  ['两年卡', 730, '2 年'],
  ['创作版七天卡', 7, '7 天'],
  ['10 万字', null, '10 万字'],
  ['100万字', null, '100 万字'],
  ['1.5 亿字', null, '1.5 亿字'],
  ['永久卡', null, '长期 有效'],
  ['3.2.1 版永久卡', null, '长期 有效'],
  ['2026-11 纪念卡', null, '长期 有效'],
  ['12345 字', null, '长期 有效'],
  // What lasts is led by how long, whatever number its name begins with.
  ['10 万字月卡', 30, '1 个月'],
])('%s of %s days is led by %s', (name, days, text) => expect(textOf(name, days)).toBe(text));

test('every duration is told as long as it is, to five days in a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), (days) => {
      const { figure, unit } = numeralOf({ name: '卡', days });
      expect(figure).toMatch(/^[1-9]\d*$/);
      const told = Number(figure) * (DAYS[unit] ?? NaN);
      expect(Math.abs(told - days)).toBeLessThanOrEqual(days === 365 ? 5 : 0);
    }),
  );
});

test('whatever a package without an end is called, it is led by something short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { figure, unit } = numeralOf({ name, days: null });
      expect(figure).toMatch(/^(\d{1,4}(\.\d{1,2})?|长期)$/);
      expect(unit.trim()).not.toBe('');
    }),
  );
});

test('a count at the start of a name is found, with or without a space', () => {
  const count = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(
      count,
      fc.constantFrom('万字', '字', '篇', '次'),
      fc.constantFrom('', ' '),
      (figure, unit, space) => {
        expect(numeralOf({ name: `${figure}${space}${unit}`, days: null })).toEqual({
          figure: String(figure),
          unit,
        });
      },
    ),
  );
});
