import type { Device } from '../device/contract.ts';
import type { User } from '../plan/plan.ts';
import type { Acts } from '../product/sight.ts';
import type { Tap } from '../rules/rule.ts';
import type { Referee } from './referee.ts';
import type { Screen } from './screen.ts';

/** What the buyer does with the page. Each is false where it is not on the screen. */
export interface Hand {
  act(name: keyof Acts, ...given: unknown[]): Promise<boolean>;
  /** A tap that may open a cashier. */
  pay(kind: Tap['kind']): Promise<boolean>;
  tick(isTicked: boolean): Promise<boolean>;
  /** Fills in the login form and sends it off. */
  logIn(user: User): Promise<boolean>;
  /** Nothing of what was tapped is to go on. */
  giveUp(): void;
}

/** Reading the SMS and typing the code, ms. */
const READS_MS = 2500;
const LOGS_IN_MS = 1500;

export function createHand(device: Device, referee: Referee, screen: Screen): Hand {
  const { clock, server, settling } = device;
  const rest = () => settling.settle();

  async function act(name: keyof Acts, ...given: unknown[]): Promise<boolean> {
    const run = screen.acts()[name] as ((...given: unknown[]) => void) | undefined;
    if (typeof run !== 'function') return false;
    run(...given);
    await rest();
    return true;
  }

  return {
    act,
    async pay(kind) {
      if (typeof screen.acts()[kind] !== 'function') return false;
      referee.tap(screen.tapOf(kind));
      if (kind === 'accept') referee.agree(screen.tab(), screen.agreedBy('sheet'));
      return act(kind);
    },
    async tick(isTicked) {
      if (!screen.acts().tick) return false;
      referee.agree(screen.tab(), isTicked ? screen.agreedBy('tick') : null);
      return act('tick', isTicked);
    },
    async logIn(user) {
      const form = () => screen.acts().login;
      form()?.setPhone(user);
      await rest();
      form()?.agree();
      await rest();
      if (!form()?.canSend) return false;
      form()?.sendCode();
      await clock.advance(READS_MS);
      const code = server.smsCode(user);
      if (!code || !form()) return false;
      form()?.setCode(code);
      await rest();
      form()?.submit();
      await clock.advance(LOGS_IN_MS);
      return true;
    },
    giveUp: () => referee.disarm(screen.tab()),
  };
}
