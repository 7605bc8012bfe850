import { LIST_PRICES, type SetPrice } from '@vip/sandbox';
import { type Cast, drawAnswers, drawPay } from './answers.ts';
import { drawFault, drawSlowList } from './faults.ts';
import type { Place } from './places.ts';
import type { Act, Answers, AppPlan, User } from './plan.ts';
import type { Random } from './random.ts';

const HOUR = 3600_000;

const drawSays = (random: Random): AppPlan['says'] => random.named({ both: 50, user: 25, token: 25 });

/** All list prices times a percentage, in whole yuan. */
const pricesAt = (percent: number): SetPrice[] =>
  LIST_PRICES.map(({ price, ...one }) => ({ ...one, price: Math.round((price * percent) / 10_000) * 100 }));

/** One or two disturbances of a purchase. */
export function drawDisturbances(random: Random, place: Place, pages: readonly string[], cast: Cast): Act[] {
  const one = drawDisturbance(random, place, pages, cast);
  // With a slow list the page still shows the previous user's prices.
  if ((one.do === 'app' || one.do === 'login') && random.chance(0.4)) return [drawSlowList(random), one];
  return [one];
}

/** A disturbance of a purchase. */
export function drawDisturbance(random: Random, { kind }: Place, pages: readonly string[], cast: Cast): Act {
  const { self, other } = cast;
  const isApp = kind === 'app with pay' || kind === 'app without pay';
  const canLogOut = pages.includes('/userpay');
  const answers = () => drawAnswers(random, cast);
  const someone = (): User => (random.chance(0.6) ? self : other);
  const draws: readonly (readonly [number, () => Act])[] = [
    // The server.
    [14, () => ({ do: 'fault', fault: drawFault(random) })],
    [3, () => ({ do: 'heal' })],
    [4, () => ({ do: 'prices', prices: pricesAt(random.pick([80, 90, 110, 120])) })],
    [4, () => ({ do: 'elsewhere', user: self === '13900000007' ? '13800000001' : self })],
    // The app.
    [
      isApp ? 9 : 0,
      () => ({ do: 'app', user: other, isPushed: random.chance(0.85), says: drawSays(random) }),
    ],
    [isApp ? 5 : 0, () => ({ do: 'app', user: null, isPushed: random.chance(0.85), says: 'both' })],
    [isApp ? 3 : 0, () => ({ do: 'app', user: self, isPushed: true, says: drawSays(random) })],
    [isApp ? 3 : 0, () => ({ do: 'appSilence', isSilent: random.chance(0.6) })],
    // The buyer.
    [6, () => ({ do: 'tick', isTicked: random.chance(0.8) })],
    [9, () => ({ do: 'select', index: random.int(0, 5) })],
    [4, () => ({ do: 'choose', payType: random.pick(['wechat', 'alipay']) })],
    [7, () => ({ do: 'login', user: someone() })],
    [2, () => ({ do: 'openLogin' })],
    [2, () => ({ do: 'closeLogin' })],
    [canLogOut && !isApp ? 14 : 0, () => ({ do: 'logout' })],
    [2, () => ({ do: 'confirm' })],
    [2, () => ({ do: 'payAgain', answers: answers() })],
    [2, () => ({ do: 'leave' })],
    [2, () => ({ do: 'resume', answers: answers() })],
    [2, () => ({ do: 'dismissPending' })],
    [2, () => ({ do: 'dismissNotice' })],
    [4, () => ({ do: 'back' })],
    [5, () => ({ do: 'reload' })],
    [
      7,
      () => ({
        do: 'reopen',
        awayMs: random.weighted([
          [50, random.int(5000, 60_000)],
          [30, random.int(5 * 60_000, 50 * 60_000)],
          [20, random.int(HOUR, 20 * HOUR)],
        ]),
      }),
    ],
    [6, () => ({ do: 'open', tab: random.int(0, 1), address: random.pick(pages) })],
    [4, () => ({ do: 'look', tab: random.int(0, 1) })],
    [
      5,
      () => ({
        do: 'sleep',
        ms: random.weighted([
          [40, random.int(10_000, 120_000)],
          [35, random.int(11 * 60_000, 3 * HOUR)],
          [25, random.int(20 * HOUR, 76 * HOUR)],
        ]),
        isNotified: random.chance(0.5),
      }),
    ],
    [
      2,
      () => ({
        do: 'clock',
        byMs: random.pick([-8 * HOUR, -HOUR, -20 * 60_000, 20 * 60_000, HOUR, 8 * HOUR]),
      }),
    ],
    [4, () => ({ do: 'offline', ms: random.pick([800, 4000, 12_000, 45_000]) })],
  ];
  return random.weighted(draws)();
}

/** The buyer's next step after a tap on pay with these answers. */
export function drawFollowUp(
  random: Random,
  { login, sheet, cashier }: Answers,
  place: Place,
  pages: readonly string[],
  cast: Cast,
): Act {
  const answers = () => drawAnswers(random, cast);
  const again = (): Act => drawPay(random, cast);
  const isGivenUp = cashier.choice === 'cancel' || cashier.choice === 'fail';
  const isLeft = cashier.leave !== 'return' || cashier.choice === 'stay';
  const isDone = !isGivenUp && !isLeft;
  const isLoginLeft = login !== 'complete';
  const reopen = (): Act => ({
    do: 'reopen',
    awayMs: random.pick([8000, 40_000, 25 * 60_000, 5 * 3600_000]),
  });
  const draws: readonly (readonly [number, () => Act])[] = [
    [isLoginLeft ? 30 : 0, () => ({ do: 'login', user: random.chance(0.7) ? cast.self : cast.other })],
    [isLoginLeft ? 8 : 0, () => ({ do: 'closeLogin' })],
    [sheet === 'accept' ? 0 : 10, again],
    [isGivenUp || isLeft ? 14 : 2, () => ({ do: 'payAgain', answers: answers() })],
    [isGivenUp || isLeft ? 8 : 2, () => ({ do: 'confirm' })],
    [isGivenUp || isLeft ? 6 : 1, () => ({ do: 'leave' })],
    [isGivenUp || isLeft ? 12 : 2, () => ({ do: 'resume', answers: answers() })],
    [isLeft ? 14 : 4, again],
    [isLeft ? 8 : 3, reopen],
    [isDone ? 24 : 6, () => ({ do: 'open', tab: random.int(0, 1), address: random.pick(pages) })],
    [6, () => ({ do: 'back' })],
    [2, () => ({ do: 'dismissNotice' })],
    [12, () => drawDisturbance(random, place, pages, cast)],
  ];
  return random.weighted(draws)();
}
