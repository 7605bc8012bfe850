import { chooseIn, resultOf } from '../device/cashier.ts';
import type { Device } from '../device/contract.ts';
import type { Cashier } from '../plan/plan.ts';
import type { Hand } from './hand.ts';

/** ms until a page is shown after the cashier's redirect. */
const LEADS_MS = 500;

/** Uses the open cashier and returns from it; false if none is open. */
export async function useCashier(device: Device, hand: Hand, cashier: Cashier): Promise<boolean> {
  const { clock, server, pendingWork, sheet, plan } = device;
  const tab = device.present();
  if (sheet) {
    await clock.advance(cashier.afterMs);
    await pendingWork.track(chooseIn(server, sheet, cashier));
    if (cashier.leave === 'close') {
      device.sheet = null;
      hand.giveUp();
      tab.reopen(plan.address);
    } else sheet.answer(cashier.leave === 'back' ? 'cancel' : resultOf(cashier));
    await pendingWork.finish();
    return true;
  }
  const shown = tab.shown();
  if (shown.kind === 'message') {
    if (shown.backTo) tab.follow(shown.backTo);
    else tab.back();
    await clock.advance(LEADS_MS);
    return true;
  }
  if (shown.kind !== 'cashier') return false;
  const { opened } = shown;
  await clock.advance(cashier.afterMs);
  await pendingWork.track(chooseIn(server, opened, cashier));
  const isGivenUp = cashier.choice === 'cancel' || cashier.choice === 'fail';
  if (cashier.leave === 'back') tab.back();
  else if (cashier.leave === 'close') tab.reopen(plan.address);
  else tab.follow(isGivenUp ? opened.quitTo : opened.returnTo);
  await clock.advance(LEADS_MS);
  return true;
}
