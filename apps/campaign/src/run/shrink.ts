import type { Plan } from '../plan/plan.ts';
import { simplerPlans } from '../plan/simpler.ts';

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
