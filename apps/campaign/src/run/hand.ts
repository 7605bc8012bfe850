import type { Device } from '../device/contract.ts';
import type { User } from '../plan/plan.ts';
import type { Acts } from '../product/view.ts';
import type { Tap } from '../rules/rule.ts';
import type { RuleRunner } from './rule-runner.ts';
import type { Screen } from './screen.ts';

/** The buyer's actions on the page. Each resolves with false if it is not available. */
export interface Hand {
  act(name: keyof Acts, ...given: unknown[]): Promise<boolean>;
  /** A tap that may open a cashier. */
  pay(kind: Tap['kind']): Promise<boolean>;
  tick(isTicked: boolean): Promise<boolean>;
  /** Fills in and submits the login form. */
  logIn(user: User): Promise<boolean>;
  /** Cancels pending taps. */
  giveUp(): void;
}

/** Reading the SMS and typing the code, ms. */
const READS_MS = 2500;
const LOGS_IN_MS = 1500;

export function createHand(device: Device, ruleRunner: RuleRunner, screen: Screen): Hand {
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
    async pay(kind) {
      if (typeof screen.acts()[kind] !== 'function') return false;
      ruleRunner.tap(screen.tapOf(kind));
      if (kind === 'accept') ruleRunner.agree(screen.tab(), screen.agreedBy('sheet'));
      return act(kind);
    },
    async tick(isTicked) {
      if (!screen.acts().tick) return false;
      ruleRunner.agree(screen.tab(), isTicked ? screen.agreedBy('tick') : null);
      return act('tick', isTicked);
    },
    async logIn(user) {
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
    giveUp: () => ruleRunner.disarm(screen.tab()),
  };
}
