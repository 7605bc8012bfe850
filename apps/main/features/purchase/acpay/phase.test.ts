import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phaseOf } from './phase.ts';

const activity = { startsAt: '2026-11-10T00:00:00+08:00', endsAt: '2026-11-23T23:59:59.999+08:00' };
const [start, end] = [Date.parse(activity.startsAt), Date.parse(activity.endsAt)];

test.each([
  [start - 1, 'coming'],
  [start, 'running'],
  [end - 1, 'running'],
  [end, 'over'],
] as const)('at %i it is %s', (now, phase) => expect(phaseOf(activity, now)).toBe(phase));

test('time never leads back to an earlier phase', () => {
  const order = ['coming', 'running', 'over'];
  const moment = fc.integer({ min: start - 1e9, max: end + 1e9 });
  fc.assert(
    fc.property(
      moment,
      fc.nat(1e9),
      (now, later) => order.indexOf(phaseOf(activity, now + later)) >= order.indexOf(phaseOf(activity, now)),
    ),
  );
});
