import { agreeAndPay, priceDialog } from '../steps/money.ts';
import { fingerOn } from '../steps/fingers.ts';
import { turnSight } from '../steps/phone.ts';
import { consentBox, ways } from '../steps/shelf.ts';
import type { Book, TapKind } from './book.ts';
import { buyElsewhere } from './buy-elsewhere.ts';
import { useCashier } from './cashier.ts';
import { personOf, type Device, type Session } from './device.ts';
import {
  answerQuestions,
  clickFirst,
  giveAddress,
  goOnButton,
  logIn,
  optionRadios,
  payButtons,
  tryTo,
} from './hand.ts';
import type { Answers, CashierPlan, Step } from './plan.ts';
import { checkSight } from './rules.ts';
import { sightOf, type Sight } from './sight.ts';

/** A buyer looks before he answers, ms. */
const LOOKS_AFTER = 1200;
/** How often he looks again while the page is busy. */
const MOST_LOOKS = 12;
const CANCEL: CashierPlan = { choice: 'cancel', seconds: 20, leave: 'return', afterMs: 1000 };

const fenIn = (text: string): number | null => {
  const found = [...text.matchAll(/¥\s*(\d+)(?:\s*\.\s*(\d\d))?/g)].pop();
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
};

/** A document that has only just come may show nothing yet, and may still have its token in the address. */
const isUnfinished = ({ length, url }: Sight) => length === 0 || /[/=]rt_/.test(url);

export interface Player {
  /** Whether the step could be done: what is not on the screen cannot be tapped. */
  play(step: Step): Promise<boolean>;
  /** What is on the screen once the page is at rest. */
  look(): Promise<Sight | null>;
}

/** Plays the steps of a plan on a device, and notes every tap that pays. */
export function createPlayer(device: Device, book: Book, sessions: ReadonlyMap<string, Session>): Player {
  const page = () => device.present();
  const { control } = device;

  async function look(): Promise<Sight | null> {
    await device.settle();
    let sight = await sightOf(page());
    if (sight && isUnfinished(sight)) {
      await device.pass(LOOKS_AFTER);
      await device.settle();
      sight = await sightOf(page());
    }
    await checkSight(device, book, sight);
    return sight;
  }

  const disarm = () => void book.armed.delete(device.presentTab());

  async function leaving(act: () => Promise<unknown>): Promise<boolean> {
    disarm();
    book.agreed.delete(device.presentTab());
    book.isStranded = !device.isOnline;
    await act();
    return true;
  }
  const reopen = () => leaving(() => device.reopen(device.plan.address));

  async function cashier(sight: Sight | null, plan: CashierPlan): Promise<boolean> {
    if (!sight?.cashier) return false;
    await device.pass(plan.afterMs);
    const isDone = await tryTo(async () => {
      if (sight.cashier && (await useCashier(page(), sight.cashier, plan)) === 'closed') await reopen();
    });
    await look();
    return isDone;
  }

  /** Taps something that pays, if it is there. */
  async function payBy(kind: TapKind, sight: Sight, amount: number | null, act: () => Promise<boolean>) {
    const before = book.armed.get(device.presentTab());
    book.tap(kind, sight, amount);
    if (await act()) return true;
    if (before) book.armed.set(device.presentTab(), before);
    else disarm();
    return false;
  }

  /** Answers what the page asks after a tap, until it asks nothing more. */
  async function answer(answers: Answers): Promise<void> {
    let hasLoggedIn = false;
    for (let round = 0; round < MOST_LOOKS; round += 1) {
      await device.pass(LOOKS_AFTER);
      const sight = await look();
      if (await cashier(sight, answers.cashier)) return;
      if (!sight) continue;
      if (sight.url.includes('/address/')) {
        await page().goBack({ waitUntil: 'commit' });
        await device.settle();
        await giveAddress(page());
        continue;
      }
      const name = sight.dialogs[sight.dialogs.length - 1] ?? '';
      const isLogin = await page()
        .getByRole('button', { name: '获取验证码' })
        .isVisible()
        .catch(() => false);
      if (name === '价格已更新') {
        const isTaken =
          answers.price === 'accept' &&
          (await payBy('acceptPrice', sight, fenIn(sight.dialogText), () =>
            clickFirst(priceDialog(page()).getByRole('button', { name: /^支付 ¥/ })),
          ));
        if (isTaken) continue;
        disarm();
        await clickFirst(priceDialog(page()).getByRole('button', { name: '再看看' }));
        return;
      }
      if (name.endsWith('前请确认')) {
        if (answers.sheet === 'ignore') return;
        if (answers.sheet === 'refuse') {
          disarm();
          await clickFirst(page().getByRole('dialog').getByRole('button', { name: '再看看' }));
          return;
        }
        const button = agreeAndPay(page()).or(page().getByRole('button', { name: '同意并领取' }));
        book.agree(sight, true);
        await payBy('accept', sight, sight.pay?.amount ?? null, () => clickFirst(button));
        continue;
      }
      if (name === '支付完成了吗？') {
        const { dialog } = answers;
        if (dialog === 'ignore' || round > MOST_LOOKS / 2) return;
        if (dialog === 'payAgain') await payBy('payAgain', sight, fenIn(sight.dialogText), payAgain);
        else
          await clickFirst(
            page().getByRole('button', { name: dialog === 'leave' ? '暂不支付' : '已完成支付' }),
          );
        continue;
      }
      if (isLogin && !hasLoggedIn && (name !== '' || !sight.pay?.isUsable || book.armed.size > 0)) {
        hasLoggedIn = true;
        if (answers.login === 'ignore') return;
        if (answers.login === 'close') {
          disarm();
          await page().keyboard.press('Escape');
          return;
        }
        if (!(await logIn(device, answers.user))) return;
        continue;
      }
      if (name !== '' || sight.result || sight.isFailed || sight.pay?.isUsable !== false) return;
    }
  }

  const payAgain = () => clickFirst(page().getByRole('button', { name: '重新支付' }));

  /** Whatever lies over the page is put away, as somebody does who wants to pay. */
  async function clearTheWay(sight: Sight | null): Promise<Sight | null> {
    if (!sight || sight.dialogs.length === 0) return sight;
    disarm();
    if (
      !(await clickFirst(
        page()
          .getByRole('dialog')
          .getByRole('button', { name: /暂不支付|再看看/ }),
      ))
    )
      await page().keyboard.press('Escape');
    await device.pass(LOOKS_AFTER);
    return look();
  }

  async function pay(step: Extract<Step, { do: 'pay' }>): Promise<boolean> {
    await answerQuestions(page());
    if (await clickFirst(goOnButton(page()))) await look();
    await giveAddress(page());
    const sight = await clearTheWay(await look());
    if (!sight?.pay || !sight.pay.isUsable || /^去确认/.test(sight.pay.text)) return false;
    const finger = await fingerOn(page());
    const gaps = Array.from({ length: step.taps - 1 }, () => step.gapMs);
    const isDone = await payBy('pay', sight, sight.pay.amount, () =>
      tryTo(() => finger.tapBlindly(payButtons(page()).first(), gaps)),
    );
    if (isDone) await answer(step.answers);
    return isDone;
  }

  async function again(step: Extract<Step, { do: 'payAgain' | 'resume' }>): Promise<boolean> {
    const sight = await look();
    if (!sight) return false;
    const resume = () => clickFirst(page().getByRole('button', { name: /^(继续支付|查看结果|是我的)$/ }));
    const amount = step.do === 'resume' ? fenIn(sight.strip ?? '') : fenIn(sight.dialogText);
    if (!(await payBy(step.do, sight, amount, step.do === 'resume' ? resume : payAgain))) return false;
    await answer(step.answers);
    return true;
  }

  async function appSays(step: Extract<Step, { do: 'app' }>): Promise<boolean> {
    const { app } = device;
    if (!app) return false;
    const session = step.user === null ? undefined : sessions.get(step.user);
    await app.change({ person: personOf(session, step.says) });
    if (step.isPushed) await app.push(page());
    if (step.isPushed) book.told = { userId: session?.user.id ?? null, at: device.now() };
    if (step.user === null) book.wipedAt.push(device.now());
    return true;
  }

  async function playStep(step: Step): Promise<boolean> {
    switch (step.do) {
      case 'pay':
        return pay(step);
      case 'payAgain':
      case 'resume':
        return again(step);
      case 'select': {
        const radios = optionRadios(page());
        const count = await radios.count();
        const radio = radios.nth(step.index % Math.max(1, count));
        return count > 0 && (await radio.isEnabled()) && tryTo(() => radio.check({ timeout: 2000 }));
      }
      case 'choose': {
        const name = step.payType === 'alipay' ? /^支付宝/ : /^微信支付/;
        const radio = ways(page()).getByRole('radio', { name });
        return (await radio.count()) > 0 && tryTo(() => radio.check({ timeout: 2000 }));
      }
      case 'tick': {
        const box = consentBox(page()).first();
        const sight = await sightOf(page());
        if (!sight || !(await box.isVisible().catch(() => false))) return false;
        if (step.isTicked) book.agree(sight, false);
        return tryTo(() => box.setChecked(step.isTicked, { position: { x: 12, y: 12 }, timeout: 2000 }));
      }
      case 'login':
        if (await logIn(device, step.user)) return true;
        await clickFirst(page().getByRole('button', { name: /登录/ }));
        await device.pass(LOOKS_AFTER);
        return logIn(device, step.user);
      case 'openLogin':
        return clickFirst(page().getByRole('button', { name: /登录/ }));
      case 'closeLogin':
        disarm();
        return clickFirst(page().getByRole('dialog', { name: /登录/ }).getByRole('button', { name: '关闭' }));
      case 'logout': {
        const isDone = await clickFirst(page().getByRole('button', { name: '换手机号' }));
        if (isDone) {
          disarm();
          book.wipedAt.push(device.now());
        }
        return isDone;
      }
      case 'confirm':
        return clickFirst(page().getByRole('button', { name: '已完成支付' }));
      case 'leave':
        disarm();
        return clickFirst(page().getByRole('button', { name: '暂不支付' }));
      case 'dismissPending':
        return clickFirst(page().getByRole('button', { name: /^(不用了|不是我的)$/ }));
      case 'dismissNotice':
        return clickFirst(page().getByRole('button', { name: '收起提示' }));
      case 'back':
        return leaving(() =>
          page()
            .goBack({ waitUntil: 'commit' })
            .catch(() => null),
        );
      case 'reload':
        return leaving(() =>
          page()
            .reload()
            .catch(() => null),
        );
      case 'reopen':
        await device.pass(step.awayMs);
        return reopen();
      case 'open':
        if (!device.tabs[step.tab]) return leaving(() => device.look(step.tab));
        await device.look(step.tab);
        return leaving(() =>
          page()
            .goto(step.address)
            .catch(() => null),
        );
      case 'look':
        if (!device.tabs[step.tab]) return false;
        await device.look(step.tab);
        return true;
      case 'sleep':
        if (step.isTold) await tryTo(() => turnSight(page(), 'hidden'));
        await device.pass(step.ms);
        if (step.isTold) await tryTo(() => turnSight(page(), 'visible'));
        return true;
      case 'clock':
        await device.shiftClock(step.byMs);
        return true;
      case 'offline':
        await device.goOffline(step.ms);
        return true;
      case 'app':
        return appSays(step);
      case 'appSilence':
        await device.app?.change({ isSilent: step.isSilent });
        return device.app !== null;
      case 'fault': {
        const { fault } = step;
        if (fault.kind === 'hang') device.traffic.expectHeld(fault.match);
        await control.faults({
          ...fault,
          ...(fault.delay_ms && { delay_ms: Math.min(fault.delay_ms, LONGEST_DELAY) }),
        });
        return true;
      }
      case 'heal':
        await control.clearFaults();
        return true;
      case 'prices':
        await control.prices(...step.prices);
        return true;
      case 'elsewhere': {
        const id = await buyElsewhere(device.site, control, step.user);
        if (id) book.elsewhere.add(id);
        return id !== null;
      }
    }
  }

  return {
    look,
    async play(step) {
      await device.pass(step.afterMs);
      const sight = await look();
      const isGone = sight?.url === 'about:blank' || sight?.url.startsWith('chrome-error:');
      if (isGone && device.isOnline) await reopen();
      // A cashier that opened without being asked for is answered as well: with a no.
      if (step.do !== 'look' && step.do !== 'open' && step.do !== 'sleep') await cashier(sight, CANCEL);
      const isDone = await playStep(step);
      await look();
      return isDone;
    },
  };
}

/** The server waits by the clock on the wall. */
const LONGEST_DELAY = 700;
