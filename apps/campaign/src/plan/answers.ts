import type { Act, Answers, Cashier, User } from './plan.ts';
import type { Random } from './random.ts';

export const USERS: readonly User[] = ['13800000001', '13800000002', '13800000003', '13900000007'];

/** Whom a run is mostly about, and who else there is. */
export interface Cast {
  self: User;
  other: User;
}

export const drawCashier = (random: Random): Cashier => ({
  choice: random.named({ pay: 46, cancel: 10, fail: 6, early: 6, stay: 18, late: 9, twice: 5 }),
  seconds: random.pick([3, 20, 90, 600]),
  leave: random.named({ return: 64, back: 16, close: 20 }),
  afterMs: random.weighted([
    [70, 3000],
    [20, 15_000],
    [7, 70_000],
    [3, 6 * 60_000],
  ]),
});

export const drawAnswers = (random: Random, { self, other }: Cast): Answers => ({
  login: random.named({ complete: 76, close: 16, ignore: 8 }),
  user: random.chance(0.85) ? self : other,
  sheet: random.named({ accept: 84, refuse: 11, ignore: 5 }),
  price: random.chance(0.7) ? 'accept' : 'dismiss',
  dialog: random.named({ ignore: 36, confirm: 30, payAgain: 22, leave: 12 }),
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
