import type { Device } from '../device/contract.ts';
import type { User } from '../plan/plan.ts';
import type { Acts } from '../product/view.ts';
import type { Tap } from '../rules/rule.ts';
import type { RuleRunner } from './rule-runner.ts';
import type { Screen } from './screen.ts';

export type Hand = ReturnType<typeof createHand>;

/** Reading the SMS and typing the code, ms. */
const READS_MS = 2500;
const LOGS_IN_MS = 1500;

/** The buyer's actions on the page. Each resolves with false if it is not available. */
export function createHand(device: Device, ruleRunner: RuleRunner, screen: Screen) {
  const { clock, server, pendingWork } = device;
  const finishWork = () => pendingWork.finish();

  async function act(name: keyof Acts, ...given: unknown[]): Promise<boolean> {
    const run = screen.acts()[name] as ((...given: unknown[]) => void) | undefined;
    if (typeof run !== 'function') return false;
    run(...given);
    await finishWork();
    return true;
  }

  return {
    act,
    /** A tap that may open a cashier. */
    async pay(kind: Tap['kind']) {
      if (typeof screen.acts()[kind] !== 'function') return false;
      ruleRunner.tap(screen.tapOf(kind));
      if (kind === 'accept') ruleRunner.agree(screen.tab(), screen.agreedBy('sheet'));
      return act(kind);
    },
    async tick(isTicked: boolean) {
      if (!screen.acts().tick) return false;
      ruleRunner.agree(screen.tab(), isTicked ? screen.agreedBy('tick') : null);
      return act('tick', isTicked);
    },
    /** Fills in and submits the login form. */
    async logIn(user: User) {
      const form = () => screen.acts().login;
      form()?.setPhone(user);
      await finishWork();
      form()?.agree();
      await finishWork();
      if (!form()?.canSend) return false;
      form()?.sendCode();
      await clock.advance(READS_MS);
      const code = server.smsCode(user);
      if (!code || !form()) return false;
      form()?.setCode(code);
      await finishWork();
      form()?.submit();
      await clock.advance(LOGS_IN_MS);
      return true;
    },
    /** Cancels pending taps. */
    giveUp: () => ruleRunner.disarm(screen.tab()),
  };
}
