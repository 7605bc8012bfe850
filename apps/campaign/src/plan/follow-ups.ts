import { drawAnswers, drawPay, type Cast } from './answers.ts';
import { drawDisturbance } from './disturbances.ts';
import type { Place } from './places.ts';
import type { Act, Answers } from './plan.ts';
import type { Random } from './random.ts';

/** What a buyer does next after a tap on pay that was answered like this: what is on the screen then. */
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
