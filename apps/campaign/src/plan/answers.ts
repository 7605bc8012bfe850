import type { Act, Answers, Cashier, User } from './plan.ts';
import type { Random } from './random.ts';

export const USERS: readonly User[] = ['13800000001', '13800000002', '13800000003', '13900000007'];

/** Whom a run is mostly about, and who else there is. */
export interface Cast {
  self: User;
  other: User;
}

export const drawCashier = (random: Random): Cashier => ({
  choice: random.weighted([
    [46, 'pay'],
    [10, 'cancel'],
    [6, 'fail'],
    [6, 'early'],
    [18, 'stay'],
    [9, 'late'],
    [5, 'twice'],
  ]),
  seconds: random.pick([3, 20, 90, 600]),
  leave: random.weighted([
    [64, 'return'],
    [16, 'back'],
    [20, 'close'],
  ]),
  afterMs: random.weighted([
    [70, 3000],
    [20, 15_000],
    [7, 70_000],
    [3, 6 * 60_000],
  ]),
});

export const drawAnswers = (random: Random, { self, other }: Cast): Answers => ({
  login: random.weighted([
    [76, 'complete'],
    [16, 'close'],
    [8, 'ignore'],
  ]),
  user: random.chance(0.85) ? self : other,
  sheet: random.weighted([
    [84, 'accept'],
    [11, 'refuse'],
    [5, 'ignore'],
  ]),
  price: random.chance(0.7) ? 'accept' : 'dismiss',
  dialog: random.weighted([
    [36, 'ignore'],
    [30, 'confirm'],
    [22, 'payAgain'],
    [12, 'leave'],
  ]),
  cashier: drawCashier(random),
});

export function drawPay(random: Random, cast: Cast): Extract<Act, { do: 'pay' }> {
  const taps = random.weighted([
    [80, 1],
    [14, 2],
    [6, 3],
  ]);
  return { do: 'pay', taps, gapMs: random.pick([0, 50, 120, 220]), answers: drawAnswers(random, cast) };
}
