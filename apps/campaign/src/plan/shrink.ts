import type { Act, Answers, Plan, Step } from './plan.ts';

const PLAIN_ANSWERS: Omit<Answers, 'user'> = {
  login: 'complete',
  sheet: 'accept',
  price: 'accept',
  dialog: 'ignore',
  cashier: { choice: 'pay', seconds: 3, leave: 'return', afterMs: 3000 },
};

/** The same answers with one of them made plain. */
function* plainerAnswers(answers: Answers): Generator<Answers> {
  for (const name of ['login', 'sheet', 'price', 'dialog'] as const)
    if (answers[name] !== PLAIN_ANSWERS[name]) yield { ...answers, [name]: PLAIN_ANSWERS[name] };
  const { cashier } = answers;
  const plain = PLAIN_ANSWERS.cashier;
  for (const name of ['choice', 'leave', 'afterMs', 'seconds'] as const)
    if (cashier[name] !== plain[name]) yield { ...answers, cashier: { ...cashier, [name]: plain[name] } };
}

function* plainerActs(act: Act): Generator<Act> {
  if ('answers' in act) for (const answers of plainerAnswers(act.answers)) yield { ...act, answers };
  switch (act.do) {
    case 'pay':
      if (act.taps > 1) yield { ...act, taps: act.taps - 1 };
      if (act.gapMs > 0) yield { ...act, gapMs: 0 };
      return;
    case 'select':
      if (act.index > 0) yield { ...act, index: act.index - 1 };
      return;
    case 'reopen':
      if (act.awayMs > 20_000) yield { ...act, awayMs: 20_000 };
      return;
    case 'sleep':
      if (act.ms > 60_000) yield { ...act, ms: Math.round(act.ms / 2) };
      if (!act.isNotified) yield { ...act, isNotified: true };
      return;
    case 'fault':
      if (act.fault.times > 1) yield { ...act, fault: { ...act.fault, times: 1 } };
      return;
    case 'prices':
      if (act.prices.length > 1)
        for (let at = 0; at < act.prices.length; at += 1)
          yield { ...act, prices: act.prices.slice(at, at + 1) };
      return;
    case 'offline':
      if (act.ms > 1000) yield { ...act, ms: Math.round(act.ms / 2) };
      return;
    case 'app':
      if (act.says !== 'both') yield { ...act, says: 'both' };
      return;
    default:
      return;
  }
}

const withSteps = (plan: Plan, steps: Step[]): Plan => ({ ...plan, steps });

/** Plans that are slightly simpler than this one, the largest reductions first. */
export function* simplerPlans(plan: Plan): Generator<Plan> {
  const { steps } = plan;
  for (let size = Math.ceil(steps.length / 2); size > 1; size = Math.floor(size / 2))
    for (let at = 0; at + size <= steps.length; at += size)
      yield withSteps(plan, [...steps.slice(0, at), ...steps.slice(at + size)]);
  for (let at = 0; at < steps.length; at += 1)
    yield withSteps(
      plan,
      steps.filter((_, one) => one !== at),
    );

  if (plan.environment !== 'browser' && !plan.app) yield { ...plan, environment: 'browser' };
  if (plan.app && plan.environment !== 'ios-app')
    yield { ...plan, environment: 'ios-app', app: { ...plan.app, hasPay: true } };
  if (plan.stored?.clientType) yield { ...plan, stored: { ...plan.stored, clientType: 0 } };
  if (plan.stored) yield { ...plan, stored: null };
  if (plan.app && plan.app.delayMs > 40) yield { ...plan, app: { ...plan.app, delayMs: 40 } };
  if (plan.app && plan.app.clientType > 1) yield { ...plan, app: { ...plan.app, clientType: 1 } };
  if (plan.app?.isSilent) yield { ...plan, app: { ...plan.app, isSilent: false } };
  if (plan.app && plan.app.says !== 'both') yield { ...plan, app: { ...plan.app, says: 'both' } };
  if (plan.latencyMs > 40) yield { ...plan, latencyMs: 40 };
  if (plan.keepsPages) yield { ...plan, keepsPages: false };
  if (plan.startsAtMs !== 12 * 3600_000) yield { ...plan, startsAtMs: 12 * 3600_000 };
  if (plan.address.includes('?')) yield { ...plan, address: plan.address.split('?')[0] ?? '/' };

  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at]!;
    const put = (next: Step) =>
      withSteps(
        plan,
        steps.map((one, place) => (place === at ? next : one)),
      );
    if (step.afterMs > 1000) {
      yield put({ ...step, afterMs: 1000 });
      if (step.afterMs > 60_000) yield put({ ...step, afterMs: Math.round(step.afterMs / 2) });
    }
    for (const act of plainerActs(step)) yield put({ ...act, afterMs: step.afterMs });
  }
}

/**
 * The simplest plan, by one step at a time, of which `fails` still holds. Gives up after `most` tries. `fails` must hold
 * for the plan itself.
 */
export async function shrink(
  plan: Plan,
  fails: (plan: Plan) => Promise<boolean>,
  most = 400,
): Promise<{ plan: Plan; tries: number }> {
  let now = plan;
  let tries = 0;
  for (let isSimpler = true; isSimpler;) {
    isSimpler = false;
    for (const next of simplerPlans(now)) {
      if (tries >= most) return { plan: now, tries };
      tries += 1;
      if (!(await fails(next))) continue;
      now = next;
      isSimpler = true;
      break;
    }
  }
  return { plan: now, tries };
}
