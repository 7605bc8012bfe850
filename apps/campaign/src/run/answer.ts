import type { Device } from '../device/contract.ts';
import type { Answers } from '../plan/plan.ts';
import { useCashier } from './at-cashier.ts';
import type { Hand } from './hand.ts';
import type { Screen } from './screen.ts';

/** ms before a buyer answers. */
export const THINKS_MS = 1200;
/** The buyer checks a busy page for half a minute. */
const MOST_CHECKS = 30;

type Answered = 'again' | 'end';

/** Answers the dialogs after a tap until there is none. */
export async function answer(device: Device, screen: Screen, hand: Hand, answers: Answers): Promise<void> {
  let cashiers = 0;
  let dialogs = 0;
  let hasLoggedIn = false;

  /** Answers the dialog after the cashier; null without one. */
  async function dialog(): Promise<Answered | null> {
    const now = screen.view();
    if (!now?.shop?.dialog && !now?.result?.isAsking) return null;
    switch (answers.dialog) {
      case 'payAgain':
        dialogs += 1;
        return (await hand.pay('payAgain')) && dialogs < 2 ? 'again' : 'end';
      case 'leave':
        if (await hand.act('leave')) hand.giveUp();
        return 'end';
      case 'confirm':
        await hand.act('confirm');
        return 'end';
      case 'ignore':
        return 'end';
    }
  }

  async function sheet(): Promise<Answered> {
    if (answers.sheet === 'accept') return (await hand.pay('accept')) ? 'again' : 'end';
    if (answers.sheet === 'ignore') return 'end';
    hand.giveUp();
    await hand.act('refuse');
    return 'end';
  }

  async function login(): Promise<Answered> {
    hasLoggedIn = true;
    if (answers.login === 'complete') return (await hand.logIn(answers.user)) ? 'again' : 'end';
    if (answers.login === 'ignore') return 'end';
    // An inline form can't be closed.
    if (screen.acts().closeLogin) hand.giveUp();
    await hand.act('closeLogin');
    return 'end';
  }

  async function once(): Promise<Answered> {
    if (await useCashier(device, hand, answers.cashier)) {
      cashiers += 1;
      return cashiers < 2 ? 'again' : 'end';
    }
    const asked = await dialog();
    if (asked) return asked;
    const now = screen.view();
    const shop = now?.shop;
    if (!shop) return device.present().shown().kind === 'loading' ? 'again' : 'end';
    if (shop.repriced) {
      await (answers.price === 'accept' ? hand.pay('acceptPrice') : hand.act('dismissPrice'));
      return 'again';
    }
    if (shop.isSheetOpen) return sheet();
    if (shop.isLoginOpen && now.session.status === 'anonymous' && !hasLoggedIn) return login();
    return shop.isBusy ? 'again' : 'end';
  }

  for (let look = 0; look < MOST_CHECKS; look += 1) {
    await device.clock.advance(THINKS_MS);
    if ((await once()) === 'end') return;
  }
}
