import { type Cast, drawPay, USERS } from './answers.ts';
import { drawDisturbances, drawFollowUp } from './disturbances.ts';
import { drawPages, drawPlace, drawQuery, type Place } from './places.ts';
import type { Lack, Act, AppPlan, Plan, Step, User } from './plan.ts';
import { createRandom, type Random } from './random.ts';

/** The pause between two steps: sometimes a race, sometimes long enough for an outdated list. */
const drawPause = (random: Random): number =>
  random.weighted([
    [14, random.int(0, 300)],
    [50, random.int(300, 4000)],
    [24, random.int(4000, 30_000)],
    [9, random.int(30_000, 120_000)],
    [5, random.int(11 * 60_000, 13 * 60_000)],
  ]);

function drawApp(random: Random, { kind }: Place, { self, other }: Cast): AppPlan | null {
  if (kind !== 'app with pay' && kind !== 'app without pay') return null;
  return {
    user: random.weighted<User | null>([
      [70, self],
      [15, other],
      [15, null],
    ]),
    clientType: random.weighted([
      [60, 1],
      [40, random.int(2, 9)],
    ]),
    hasPay: kind === 'app with pay',
    delayMs: random.weighted([
      [60, 40],
      [25, random.int(300, 2500)],
      [15, random.int(3000, 9000)],
    ]),
    isSilent: random.chance(0.08),
    says: random.named({ both: 86, token: 7, user: 7 }),
  };
}

/** The intended purchases and their disturbances. */
function drawActs(random: Random, place: Place, pages: readonly string[], cast: Cast): Act[] {
  const acts: Act[] = [];
  const disturb = (share: number) => {
    while (random.chance(share)) acts.push(...drawDisturbances(random, place, pages, cast));
  };
  const rounds = random.weighted([
    [35, 1],
    [45, 2],
    [20, 3],
  ]);
  disturb(0.25);
  for (let round = 0; round < rounds; round += 1) {
    if (random.chance(0.45)) acts.push({ do: 'tick', isTicked: true });
    if (random.chance(0.35)) acts.push({ do: 'select', index: random.int(0, 3) });
    if (random.chance(0.15)) acts.push({ do: 'choose', payType: 'alipay' });
    disturb(0.35);
    const pay = drawPay(random, cast);
    acts.push(pay);
    while (random.chance(0.55)) acts.push(drawFollowUp(random, pay.answers, place, pages, cast));
    disturb(0.3);
  }
  return acts;
}

/** The plan of a seed: always the same one, whatever the backends lack. */
export function generatePlan(seed: number, lacks: Lack[] = []): Plan {
  const random = createRandom(seed);
  const place = drawPlace(random);
  const pages = drawPages(random, place);
  const [path = '/'] = pages;
  const self = random.pick(USERS);
  const cast: Cast = { self, other: random.pick(USERS.filter((user) => user !== self)) };
  const app = drawApp(random, place, cast);
  const isKnown = random.chance(0.55);
  const stored = isKnown
    ? {
        user: random.chance(0.82) ? cast.self : cast.other,
        clientType: random.chance(0.8) ? (app?.clientType ?? 0) : random.int(0, 9),
      }
    : null;
  const acts = drawActs(random, place, pages, cast);
  const steps: Step[] = acts.map((act) => ({ ...act, afterMs: drawPause(random) }));
  return {
    seed,
    address: path + drawQuery(random, path),
    environment: place.id,
    stored,
    app,
    latencyMs: random.weighted([
      [70, 40],
      [20, 250],
      [10, 1200],
    ]),
    keepsPages: random.chance(0.5),
    startsAtMs: random.int(0, 24 * 60 - 1) * 60_000,
    ...(lacks.length > 0 && { lacks }),
    steps,
  };
}
