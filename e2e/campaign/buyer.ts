import type { Book, TapKind } from './book.ts';
import { useCashier } from './cashier.ts';
import type { Device } from './device.ts';
import { clickFirst, tryTo } from './hand.ts';
import type { CashierPlan } from './plan.ts';
import { checkSight } from './rules.ts';
import { sightOf, type Sight } from './sight.ts';

/** A buyer looks before he answers, ms. */
export const LOOKS_AFTER = 1200;

/** What a buyer does with whatever page is open, and what the book has to know of it. */
export interface Buyer {
  /** What is on the screen once the page is at rest. */
  look(): Promise<Sight | null>;
  /** Nothing that was tapped goes on. */
  disarm(): void;
  /** Leaves what is on the screen: nothing that was tapped or ticked goes on. */
  leaving(act: () => Promise<unknown>): Promise<true>;
  /** Closes the tab and opens the link again. */
  reopen(): Promise<true>;
  /** Uses the cashier; false where none is open. */
  cashier(sight: Sight | null, plan: CashierPlan): Promise<boolean>;
  /** Taps something that pays `amount` fen; false where it cannot be tapped. */
  payBy(kind: TapKind, sight: Sight, amount: number | null, act: () => Promise<boolean>): Promise<boolean>;
  /** 重新支付 in the question after the cashier. */
  payAgain(): Promise<boolean>;
}

/** A document that has only just come may show nothing yet, and may still have its token in the address. */
const isUnfinished = ({ length, url }: Sight) => length === 0 || /[/=]rt_/.test(url);

export function createBuyer(device: Device, book: Book): Buyer {
  const page = () => device.present();
  const buyer: Buyer = {
    async look() {
      await device.settle();
      let sight = await sightOf(page());
      if (sight && isUnfinished(sight)) {
        await device.pass(LOOKS_AFTER);
        await device.settle();
        sight = await sightOf(page());
      }
      await checkSight(device, book, sight);
      return sight;
    },
    disarm: () => void book.armed.delete(device.presentTab()),
    async leaving(act) {
      buyer.disarm();
      book.agreed.delete(device.presentTab());
      book.isStranded = !device.isOnline;
      await act();
      return true;
    },
    reopen: () => buyer.leaving(() => device.reopen(device.plan.address)),
    async cashier(sight, plan) {
      if (!sight?.cashier) return false;
      const { cashier } = sight;
      await device.pass(plan.afterMs);
      const isDone = await tryTo(async () => {
        if ((await useCashier(page(), cashier, plan)) === 'closed') await buyer.reopen();
      });
      await buyer.look();
      return isDone;
    },
    async payBy(kind, sight, amount, act) {
      const before = book.armed.get(device.presentTab());
      book.tap(kind, sight, amount);
      if (await act()) return true;
      if (before) book.armed.set(device.presentTab(), before);
      else buyer.disarm();
      return false;
    },
    payAgain: () => clickFirst(page().getByRole('button', { name: '重新支付' })),
  };
  return buyer;
}
