import type { Book, TapKind } from './book.ts';
import { useCashier } from './cashier.ts';
import type { Device } from './device.ts';
import { clickFirst, tryTo } from './hand.ts';
import type { CashierPlan } from './plan.ts';
import { checkScreen } from './rules.ts';
import { readScreen, type Screen } from './screen.ts';

/** Time before an answer, ms. */
export const LOOKS_AFTER = 1200;

/** Actions of a buyer on the open page, recorded in the book. */
export interface Buyer {
  /** Reads the screen once the page is idle. */
  read(): Promise<Screen | null>;
  /** Drops pending taps. */
  disarm(): void;
  /** Leaves the screen: drops pending taps and consents. */
  leaving(act: () => Promise<unknown>): Promise<true>;
  /** Closes the tab and opens the link again. */
  reopen(): Promise<true>;
  /** Uses the cashier; false if none is open. */
  cashier(screen: Screen | null, plan: CashierPlan): Promise<boolean>;
  /** Taps a control that pays `amount` fen; false if it cannot be tapped. */
  payBy(kind: TapKind, screen: Screen, amount: number | null, act: () => Promise<boolean>): Promise<boolean>;
  /** 重新支付 in the return dialog. */
  payAgain(): Promise<boolean>;
}

/** A new document may be empty and still have its token in the URL. */
const isUnfinished = ({ length, url }: Screen) => length === 0 || /[/=]rt_/.test(url);

export function createBuyer(device: Device, book: Book): Buyer {
  const page = () => device.present();
  const buyer: Buyer = {
    async read() {
      await device.idle();
      let screen = await readScreen(page());
      if (screen && isUnfinished(screen)) {
        await device.pass(LOOKS_AFTER);
        await device.idle();
        screen = await readScreen(page());
      }
      await checkScreen(device, book, screen);
      return screen;
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
    async cashier(screen, plan) {
      if (!screen?.cashier) return false;
      const { cashier } = screen;
      await device.pass(plan.afterMs);
      const isDone = await tryTo(async () => {
        if ((await useCashier(page(), cashier, plan)) === 'closed') await buyer.reopen();
      });
      await buyer.read();
      return isDone;
    },
    async payBy(kind, screen, amount, act) {
      const before = book.armed.get(device.presentTab());
      book.tap(kind, screen, amount);
      if (await act()) return true;
      if (before) book.armed.set(device.presentTab(), before);
      else buyer.disarm();
      return false;
    },
    payAgain: () => clickFirst(page().getByRole('button', { name: '重新支付' })),
  };
  return buyer;
}
