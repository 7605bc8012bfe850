import type { Frame, Page } from '@playwright/test';
import type { CashierPlan } from './plan.ts';
import type { Sight } from './sight.ts';
import { sayInSheet } from '../steps/wallet-sheet.ts';

/** What a wallet's sheet says to the page after a choice. */
const wordOf = ({ choice }: CashierPlan): string =>
  choice === 'cancel' || choice === 'fail' ? choice : 'ok';

const frameOf = (page: Page, { kind }: NonNullable<Sight['cashier']>): Frame =>
  (kind === 'sheet' ? page.frames().find((frame) => frame.url().includes('/cashier/sheet')) : null) ??
  page.mainFrame();

/** Tells the server what was chosen, and leaves the cashier as it is. */
const choose = (frame: Frame, { choice, seconds }: CashierPlan): Promise<void> =>
  frame.evaluate(
    async ([chosen, late]) => {
      const form = document.querySelector('form');
      if (!form) return;
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      body.set('choice', chosen);
      body.set('seconds', late);
      await fetch(form.action, { method: 'POST', body });
    },
    [choice, String(seconds)] as const,
  );

/** Uses the open cashier. Whoever closes it is on no page after that: the tab is gone. */
export async function useCashier(
  page: Page,
  opened: NonNullable<Sight['cashier']>,
  plan: CashierPlan,
): Promise<'left' | 'closed'> {
  const frame = frameOf(page, opened);
  if (opened.trade === '') {
    // It takes no payment: over, or paid already.
    const back = page.getByRole('link', { name: '返回商家' });
    if (await back.count()) await back.click();
    else await page.goBack();
    return 'left';
  }
  if (plan.leave === 'close') {
    await choose(frame, plan);
    return 'closed';
  }
  if (plan.leave === 'back') {
    await choose(frame, plan);
    if (opened.kind === 'sheet') await sayInSheet(page, 'cancel');
    else await page.goBack({ waitUntil: 'commit' });
    return 'left';
  }
  if (opened.kind === 'sheet') {
    await choose(frame, plan);
    await sayInSheet(page, wordOf(plan));
    return 'left';
  }
  await frame.evaluate(
    ([chosen, late]) => {
      const form = document.querySelector('form');
      const field = form?.querySelector<HTMLInputElement>('input[name="seconds"]');
      if (field) field.value = late;
      form?.querySelector<HTMLButtonElement>(`button[value="${chosen}"]`)?.click();
    },
    [plan.choice, String(plan.seconds)] as const,
  );
  if (plan.choice === 'stay') await page.getByRole('link', { name: '返回商家' }).click();
  return 'left';
}
