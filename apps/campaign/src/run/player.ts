import type { Device, PageLife } from '../device/contract.ts';
import type { Answers, Cashier, Step } from '../plan/plan.ts';
import { answer, THINKS_MS } from './answer.ts';
import { useCashier } from './at-cashier.ts';
import { buyElsewhere } from './buy-elsewhere.ts';
import { createHand } from './hand.ts';
import type { Agreed } from '../rules/rule.ts';
import type { RuleRunner } from './rule-runner.ts';
import { createScreen } from './screen.ts';

export interface Player {
  /** Resolves with false if the step is not possible on the current page. */
  play(step: Step): Promise<boolean>;
}

/** How a buyer handles a cashier that opened without a tap. */
const UNASKED: Cashier = { choice: 'cancel', seconds: 20, leave: 'return', afterMs: 1000 };
/** ms until a document is loaded. */
const LOADS_MS = 800;

export function createPlayer(device: Device, ruleRunner: RuleRunner): Player {
  const { clock, server, pendingWork, plan } = device;
  const screen = createScreen(device);
  const hand = createHand(device, ruleRunner, screen);
  /** Consents of documents in the back-forward cache: a restored one still has its consent. */
  const agreed = new WeakMap<PageLife, Agreed | null>();
  const answerAll = (answers: Answers) => answer(device, screen, hand, answers);
  const wait = (ms: number) => clock.advance(ms);

  const setOnline = (isOnline: boolean) => {
    device.isOnline = isOnline;
    device.tabs.forEach((tab) => tab.setOnline(isOnline));
  };

  /** The buyer leaves the page: pending taps and consents end. */
  async function leave(run: () => void): Promise<true> {
    const before = screen.life();
    if (before) agreed.set(before, ruleRunner.facts.agreed.get(screen.tab()) ?? null);
    hand.giveUp();
    device.sheet = null;
    run();
    const now = screen.life();
    if (now !== before) ruleRunner.agree(screen.tab(), (now && agreed.get(now)) ?? null);
    await wait(LOADS_MS);
    return true;
  }

  /** Chooses the option and address of a prepared order before the pay button. */
  async function goOn(): Promise<void> {
    for (let page = 0; page < 4 && screen.acts().goOn; page += 1) {
      await hand.act('goOn');
      await wait(LOADS_MS);
    }
  }

  async function pay(taps: number, gapMs: number): Promise<boolean> {
    await goOn();
    let hasTapped = false;
    for (let tap = 0; tap < taps; tap += 1) {
      if (tap > 0) await wait(gapMs);
      hasTapped = (await hand.pay('pay')) || hasTapped;
    }
    if (!hasTapped || !screen.acts().goOn) return hasTapped;
    await goOn();
    return hand.pay('pay');
  }

  async function sleep(ms: number, isNotified: boolean): Promise<true> {
    const tab = device.present();
    if (isNotified) tab.setVisible(false);
    await pendingWork.finish();
    await clock.jump(ms);
    if (isNotified) {
      tab.setVisible(true);
      device.app?.resume(tab.id);
    }
    await pendingWork.finish();
    return true;
  }

  async function playStep(step: Step): Promise<boolean> {
    const tab = device.present();
    switch (step.do) {
      case 'pay':
        if (!(await pay(step.taps, step.gapMs))) return false;
        await answerAll(step.answers);
        return true;
      case 'payAgain':
      case 'resume':
        if (!(await hand.pay(step.do))) return false;
        await answerAll(step.answers);
        return true;
      case 'select': {
        const packages = screen.view()?.shop?.packages ?? [];
        const chosen = packages[step.index % Math.max(1, packages.length)];
        return chosen ? hand.act('select', chosen.id) : false;
      }
      case 'choose':
        return hand.act('choose', step.payType);
      case 'tick':
        return hand.tick(step.isTicked);
      case 'login':
        if (!screen.acts().login && !(await hand.act('openLogin'))) return false;
        await wait(THINKS_MS);
        return hand.logIn(step.user);
      case 'closeLogin':
      case 'leave':
        if (screen.acts()[step.do]) hand.giveUp();
        return hand.act(step.do);
      case 'logout':
        if (!screen.acts().logout) return false;
        hand.giveUp();
        ruleRunner.wipe();
        return hand.act('logout');
      case 'openLogin':
      case 'confirm':
      case 'dismissPending':
      case 'dismissNotice':
        return hand.act(step.do);
      case 'back':
        return tab.canGoBack() && leave(tab.back);
      case 'reload':
        return leave(tab.reload);
      case 'reopen':
        device.sheet = null;
        tab.close();
        await clock.jump(step.awayMs);
        return leave(() => tab.reopen(plan.address));
      case 'open': {
        const isThere = device.tabs[step.tab] !== undefined;
        device.look(step.tab, step.address);
        if (isThere) return leave(() => device.present().open(step.address));
        await wait(LOADS_MS);
        return true;
      }
      case 'look':
        if (!device.tabs[step.tab]) return false;
        device.look(step.tab);
        await pendingWork.finish();
        return true;
      case 'sleep':
        return sleep(step.ms, step.isNotified);
      case 'clock':
        device.clockOffset += step.byMs;
        return true;
      case 'offline':
        setOnline(false);
        clock.after(step.ms, () => setOnline(true));
        await pendingWork.finish();
        return true;
      case 'app':
        if (!device.app) return false;
        device.app.setUser(step.user, step.says);
        if (step.isPushed) device.app.push(tab.id);
        await wait(200);
        if (step.user === null) ruleRunner.wipe();
        return true;
      case 'appSilence':
        device.app?.setSilent(step.isSilent);
        return device.app !== null;
      case 'fault':
        server.addFault(step.fault);
        return true;
      case 'heal':
        server.heal();
        return true;
      case 'prices':
        server.setPrices(step.prices);
        return true;
      case 'elsewhere':
        return pendingWork.track(buyElsewhere(server, step.user));
    }
  }

  return {
    async play(step) {
      await wait(step.afterMs);
      if (step.do !== 'look' && step.do !== 'open' && step.do !== 'sleep')
        await useCashier(device, hand, UNASKED);
      // The browser's offline page has a reload button.
      if (device.isOnline && device.present().shown().kind === 'lost') {
        device.present().reload();
        await wait(LOADS_MS);
      }
      return playStep(step);
    },
  };
}
