import { fingerOn } from '../steps/fingers.ts';
import { turnSight } from '../steps/phone.ts';
import { consentBox, ways } from '../steps/shelf.ts';
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
import { sightOf, type Sight } from './sight.ts';

/** What a buyer does with a cashier that opened without a tap. */
const CANCEL: CashierPlan = { choice: 'cancel', seconds: 20, leave: 'return', afterMs: 1000 };
/** The server waits by the clock on the wall, ms. */
const LONGEST_DELAY = 700;

export interface Player extends Pick<Buyer, 'look'> {
  /** Whether the step could be done: what is not on the screen cannot be tapped. */
  play(step: Step): Promise<boolean>;
}

/** Plays the steps of a plan on a device, and notes every tap that pays. */
export function createPlayer(device: Device, book: Book, sessions: ReadonlyMap<string, Session>): Player {
  const page = () => device.present();
  const { control } = device;
  const buyer = createBuyer(device, book);
  const { look, disarm, leaving, reopen, cashier, payBy, payAgain } = buyer;
  const answerAll = (answers: Answers) => answer(device, book, buyer, answers);

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
    if (isDone) await answerAll(step.answers);
    return isDone;
  }

  async function again(step: Extract<Step, { do: 'payAgain' | 'resume' }>): Promise<boolean> {
    const sight = await look();
    if (!sight) return false;
    const resume = () => clickFirst(page().getByRole('button', { name: /^(继续支付|查看结果|是我的)$/ }));
    const amount = step.do === 'resume' ? fenIn(sight.strip ?? '') : fenIn(sight.dialogText);
    if (!(await payBy(step.do, sight, amount, step.do === 'resume' ? resume : payAgain))) return false;
    await answerAll(step.answers);
    return true;
  }

  async function appSays(step: Extract<Step, { do: 'app' }>): Promise<boolean> {
    const { app } = device;
    if (!app) return false;
    const session = step.user === null ? undefined : sessions.get(step.user);
    await app.change({ person: personOf(session, step.says) });
    // A page whose bridge is not there yet asks later by itself.
    const isTold = step.isPushed && (await app.push(page()));
    if (isTold) book.told = { userId: session?.user.id ?? null, at: device.now() };
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
        // The list may go between two looks: other packages are on their way.
        const isEnabled = count > 0 && (await radio.isEnabled().catch(() => false));
        return isEnabled && tryTo(() => radio.check({ timeout: 2000 }));
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
        const isDone = await tryTo(() =>
          box.setChecked(step.isTicked, { position: { x: 12, y: 12 }, timeout: 2000 }),
        );
        // The documents may have become others between the look and the tap.
        const then = isDone && (await sightOf(page()));
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
        // A result that came meanwhile was on the screen until the tab is closed.
        await look();
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
