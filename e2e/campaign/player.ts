import { fingerOn } from '../page-objects/fingers.ts';
import { consentBox, paymentMethods } from '../page-objects/package-list.ts';
import { answer, fenIn } from './answer.ts';
import type { Book } from './book.ts';
import { buyElsewhere } from './buy-elsewhere.ts';
import { createBuyer, LOOKS_AFTER, type Buyer } from './buyer.ts';
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
import { readScreen, type Screen } from './screen.ts';
import { setVisibility } from '../page-objects/visibility.ts';

/** Answer to a cashier that opened without a tap. */
const CANCEL: CashierPlan = { choice: 'cancel', seconds: 20, leave: 'return', afterMs: 1000 };
/** Wait in real time for the server, ms. */
const LONGEST_DELAY = 700;

export interface Player extends Pick<Buyer, 'read'> {
  /** Whether the step was possible on the current screen. */
  play(step: Step): Promise<boolean>;
}

/** Plays the steps of a plan on a device and records every tap that pays. */
export function createPlayer(device: Device, book: Book, sessions: ReadonlyMap<string, Session>): Player {
  const page = () => device.present();
  const { control } = device;
  const buyer = createBuyer(device, book);
  const { read, disarm, leaving, reopen, cashier, payBy, payAgain } = buyer;
  const answerAll = (answers: Answers) => answer(device, book, buyer, answers);

  /** Closes everything that covers the page. */
  async function closeOverlays(screen: Screen | null): Promise<Screen | null> {
    if (!screen || screen.dialogs.length === 0) return screen;
    disarm();
    if (
      !(await clickFirst(
        page()
          .getByRole('dialog')
          .getByRole('button', { name: /暂不支付|暂不同意/ }),
      ))
    )
      await page().keyboard.press('Escape');
    await device.pass(LOOKS_AFTER);
    return read();
  }

  async function pay(step: Extract<Step, { do: 'pay' }>): Promise<boolean> {
    await answerQuestions(page());
    if (await clickFirst(goOnButton(page()))) await read();
    await giveAddress(page());
    const screen = await closeOverlays(await read());
    if (!screen?.pay || !screen.pay.isUsable || /^立即购买/.test(screen.pay.text)) return false;
    const finger = await fingerOn(page());
    const gaps = Array.from({ length: step.taps - 1 }, () => step.gapMs);
    const isDone = await payBy('pay', screen, screen.pay.amount, () =>
      tryTo(() => finger.tapBlindly(payButtons(page()).first(), gaps)),
    );
    if (isDone) await answerAll(step.answers);
    return isDone;
  }

  async function again(step: Extract<Step, { do: 'payAgain' | 'resume' }>): Promise<boolean> {
    const screen = await read();
    if (!screen) return false;
    const resume = () => clickFirst(page().getByRole('button', { name: /^(继续支付|查看结果|是我的)$/ }));
    const amount = step.do === 'resume' ? fenIn(screen.strip ?? '') : fenIn(screen.dialogText);
    if (!(await payBy(step.do, screen, amount, step.do === 'resume' ? resume : payAgain))) return false;
    await answerAll(step.answers);
    return true;
  }

  async function appSays(step: Extract<Step, { do: 'app' }>): Promise<boolean> {
    const { app } = device;
    if (!app) return false;
    const session = step.user === null ? undefined : sessions.get(step.user);
    await app.change({ person: personOf(session, step.says) });
    // A page without a bridge asks later.
    const isNotified = step.isPushed && (await app.push(page()));
    if (isNotified) book.appUser = { userId: session?.user.id ?? null, at: device.now() };
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
        // The list may change between two reads: other packages are loading.
        const isEnabled = count > 0 && (await radio.isEnabled().catch(() => false));
        return isEnabled && tryTo(() => radio.check({ timeout: 2000 }));
      }
      case 'choose': {
        const name = step.payType === 'alipay' ? /^支付宝/ : /^微信支付/;
        const radio = paymentMethods(page()).getByRole('radio', { name });
        return (await radio.count()) > 0 && tryTo(() => radio.check({ timeout: 2000 }));
      }
      case 'tick': {
        const box = consentBox(page()).first();
        const screen = await readScreen(page());
        if (!screen || !(await box.isVisible().catch(() => false))) return false;
        if (step.isTicked) book.agree(screen, false);
        const isDone = await tryTo(() =>
          box.setChecked(step.isTicked, { position: { x: 12, y: 12 }, timeout: 2000 }),
        );
        // The documents may have changed between the read and the tap.
        const then = isDone && (await readScreen(page()));
        if (then && step.isTicked) book.agree(then, false);
        return isDone;
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
        const isDone = await clickFirst(page().getByRole('button', { name: '更换手机号' }));
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
        return clickFirst(page().getByRole('button', { name: /^(暂不处理|不是我的)$/ }));
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
        // A result that arrived meanwhile was visible until the tab is closed.
        await read();
        return reopen();
      case 'open':
        if (!device.tabs[step.tab]) return leaving(() => device.activate(step.tab));
        await device.activate(step.tab);
        return leaving(() =>
          page()
            .goto(step.address)
            .catch(() => null),
        );
      case 'look':
        if (!device.tabs[step.tab]) return false;
        await device.activate(step.tab);
        return true;
      case 'sleep':
        if (step.isNotified) await tryTo(() => setVisibility(page(), 'hidden'));
        await device.pass(step.ms);
        if (step.isNotified) await tryTo(() => setVisibility(page(), 'visible'));
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
        if (fault.kind === 'hang') device.traffic.expectDelayed(fault.match);
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
    read,
    async play(step) {
      await device.pass(step.afterMs);
      const screen = await read();
      const isGone = screen?.url === 'about:blank' || screen?.url.startsWith('chrome-error:');
      if (isGone && device.isOnline) await reopen();
      // A cashier that opened without a tap is cancelled.
      if (step.do !== 'look' && step.do !== 'open' && step.do !== 'sleep') await cashier(screen, CANCEL);
      const isDone = await playStep(step);
      await read();
      return isDone;
    },
  };
}
