import { agreeAndPay, priceDialog } from '../page-objects/money.ts';
import type { Book } from './book.ts';
import { LOOKS_AFTER, type Buyer } from './buyer.ts';
import type { Device } from './device.ts';
import { clickFirst, giveAddress, logIn } from './hand.ts';
import type { Answers } from './plan.ts';
import { readScreen, type Screen } from './screen.ts';

/** How often the screen is read again while the page is busy. */
const MOST_READS = 12;

/** The last amount of a text, fen. */
export const fenIn = (text: string): number | null => {
  const found = [...text.matchAll(/¥\s*(\d+)(?:\s*\.\s*(\d\d))?/g)].pop();
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
};

type Answered = 'again' | 'end';

/** Answers dialogs after a tap until there is none. */
export async function answer(device: Device, book: Book, buyer: Buyer, answers: Answers): Promise<void> {
  const page = () => device.present();
  let hasLoggedIn = false;

  async function price(screen: Screen): Promise<Answered> {
    const isTaken =
      answers.price === 'accept' &&
      (await buyer.payBy('acceptPrice', screen, fenIn(screen.dialogText), () =>
        clickFirst(priceDialog(page()).getByRole('button', { name: /^支付 ¥/ })),
      ));
    if (isTaken) return 'again';
    buyer.disarm();
    await clickFirst(priceDialog(page()).getByRole('button', { name: '暂不支付' }));
    return 'end';
  }

  async function consent(screen: Screen): Promise<Answered> {
    if (answers.sheet === 'ignore') return 'end';
    if (answers.sheet === 'refuse') {
      buyer.disarm();
      await clickFirst(page().getByRole('dialog').getByRole('button', { name: '暂不同意' }));
      return 'end';
    }
    const button = agreeAndPay(page()).or(page().getByRole('button', { name: '同意并领取' }));
    // The documents may have changed since the read.
    book.agree((await readScreen(page())) ?? screen, true);
    await buyer.payBy('accept', screen, screen.pay?.amount ?? null, () => clickFirst(button));
    return 'again';
  }

  async function afterCashier(screen: Screen, isPatient: boolean): Promise<Answered> {
    const { dialog } = answers;
    if (dialog === 'ignore' || !isPatient) return 'end';
    const name = dialog === 'leave' ? '暂不支付' : '已完成支付';
    if (dialog === 'payAgain')
      await buyer.payBy('payAgain', screen, fenIn(screen.dialogText), buyer.payAgain);
    else await clickFirst(page().getByRole('button', { name }));
    return 'again';
  }

  async function login(): Promise<Answered> {
    hasLoggedIn = true;
    if (answers.login === 'complete') return (await logIn(device, answers.user)) ? 'again' : 'end';
    if (answers.login === 'close') {
      buyer.disarm();
      await page().keyboard.press('Escape');
    }
    return 'end';
  }

  async function once(round: number): Promise<Answered> {
    const screen = await buyer.read();
    if (await buyer.cashier(screen, answers.cashier)) return 'end';
    if (!screen) return 'again';
    if (screen.url.includes('/address/')) {
      await page().goBack({ waitUntil: 'commit' });
      await device.idle();
      await giveAddress(page());
      return 'again';
    }
    const name = screen.dialogs[screen.dialogs.length - 1] ?? '';
    const isLogin = await page()
      .getByRole('button', { name: '获取验证码' })
      .isVisible()
      .catch(() => false);
    if (name === '价格已更新') return price(screen);
    if (name.endsWith('前请确认')) return consent(screen);
    if (name === '支付完成了吗？') return afterCashier(screen, round <= MOST_READS / 2);
    const isUsable = screen.pay?.isUsable;
    if (isLogin && !hasLoggedIn && (name !== '' || !isUsable || book.armed.size > 0)) return login();
    return name !== '' || screen.result || screen.isFailed || isUsable !== false ? 'end' : 'again';
  }

  for (let round = 0; round < MOST_READS; round += 1) {
    await device.pass(LOOKS_AFTER);
    if ((await once(round)) === 'end') return;
  }
}
