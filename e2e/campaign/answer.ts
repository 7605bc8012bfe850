import { agreeAndPay, priceDialog } from '../steps/money.ts';
import type { Book } from './book.ts';
import { LOOKS_AFTER, type Buyer } from './buyer.ts';
import type { Device } from './device.ts';
import { clickFirst, giveAddress, logIn } from './hand.ts';
import type { Answers } from './plan.ts';
import { sightOf, type Sight } from './sight.ts';

/** How often a buyer looks again while the page is busy. */
const MOST_LOOKS = 12;

/** The last amount of a text, fen. */
export const fenIn = (text: string): number | null => {
  const found = [...text.matchAll(/¥\s*(\d+)(?:\s*\.\s*(\d\d))?/g)].pop();
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
};

type Answered = 'again' | 'end';

/** Answers what the page asks after a tap, until it asks nothing more. */
export async function answer(device: Device, book: Book, buyer: Buyer, answers: Answers): Promise<void> {
  const page = () => device.present();
  let hasLoggedIn = false;

  async function price(sight: Sight): Promise<Answered> {
    const isTaken =
      answers.price === 'accept' &&
      (await buyer.payBy('acceptPrice', sight, fenIn(sight.dialogText), () =>
        clickFirst(priceDialog(page()).getByRole('button', { name: /^支付 ¥/ })),
      ));
    if (isTaken) return 'again';
    buyer.disarm();
    await clickFirst(priceDialog(page()).getByRole('button', { name: '再看看' }));
    return 'end';
  }

  async function consent(sight: Sight): Promise<Answered> {
    if (answers.sheet === 'ignore') return 'end';
    if (answers.sheet === 'refuse') {
      buyer.disarm();
      await clickFirst(page().getByRole('dialog').getByRole('button', { name: '再看看' }));
      return 'end';
    }
    const button = agreeAndPay(page()).or(page().getByRole('button', { name: '同意并领取' }));
    // The documents may have become others since the look.
    book.agree((await sightOf(page())) ?? sight, true);
    await buyer.payBy('accept', sight, sight.pay?.amount ?? null, () => clickFirst(button));
    return 'again';
  }

  async function afterCashier(sight: Sight, isPatient: boolean): Promise<Answered> {
    const { dialog } = answers;
    if (dialog === 'ignore' || !isPatient) return 'end';
    const name = dialog === 'leave' ? '暂不支付' : '已完成支付';
    if (dialog === 'payAgain') await buyer.payBy('payAgain', sight, fenIn(sight.dialogText), buyer.payAgain);
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
    const sight = await buyer.look();
    if (await buyer.cashier(sight, answers.cashier)) return 'end';
    if (!sight) return 'again';
    if (sight.url.includes('/address/')) {
      await page().goBack({ waitUntil: 'commit' });
      await device.settle();
      await giveAddress(page());
      return 'again';
    }
    const name = sight.dialogs[sight.dialogs.length - 1] ?? '';
    const isLogin = await page()
      .getByRole('button', { name: '获取验证码' })
      .isVisible()
      .catch(() => false);
    if (name === '价格已更新') return price(sight);
    if (name.endsWith('前请确认')) return consent(sight);
    if (name === '支付完成了吗？') return afterCashier(sight, round <= MOST_LOOKS / 2);
    const isUsable = sight.pay?.isUsable;
    if (isLogin && !hasLoggedIn && (name !== '' || !isUsable || book.armed.size > 0)) return login();
    return name !== '' || sight.result || sight.isFailed || isUsable !== false ? 'end' : 'again';
  }

  for (let round = 0; round < MOST_LOOKS; round += 1) {
    await device.pass(LOOKS_AFTER);
    if ((await once(round)) === 'end') return;
  }
}
