import type { Frame, Page } from '@playwright/test';
import type { CashierPlan } from './plan.ts';
import type { Screen } from './screen.ts';
import { postFromSheet } from '../page-objects/wallet-sheet.ts';

/** Answers of a wallet's sheet by choice. */
const wordOf = ({ choice }: CashierPlan): string =>
  choice === 'cancel' || choice === 'fail' ? choice : 'ok';

const frameOf = (page: Page, { kind }: NonNullable<Screen['cashier']>): Frame =>
  (kind === 'sheet' ? page.frames().find((frame) => frame.url().includes('/cashier/sheet')) : null) ??
  page.mainFrame();

/** Sends the choice to the server without leaving the cashier. */
const choose = (frame: Frame, { choice, seconds }: CashierPlan): Promise<void> =>
  frame.evaluate(
    async ([chosen, seconds]) => {
      const form = document.querySelector('form');
      if (!form) return;
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      body.set('choice', chosen);
      body.set('seconds', seconds);
      await fetch(form.action, { method: 'POST', body });
    },
    [choice, String(seconds)] as const,
  );

/** Uses the open cashier. Closing it closes the tab. */
export async function useCashier(
  page: Page,
  opened: NonNullable<Screen['cashier']>,
  plan: CashierPlan,
): Promise<'left' | 'closed'> {
  const frame = frameOf(page, opened);
  if (opened.trade === '') {
    // It takes no payment: expired, or paid already.
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
    if (opened.kind === 'sheet') await postFromSheet(page, 'cancel');
    else await page.goBack({ waitUntil: 'commit' });
    return 'left';
  }
  if (opened.kind === 'sheet') {
    await choose(frame, plan);
    await postFromSheet(page, wordOf(plan));
    return 'left';
  }
  await frame.evaluate(
    ([chosen, seconds]) => {
      const form = document.querySelector('form');
      const field = form?.querySelector<HTMLInputElement>('input[name="seconds"]');
      if (field) field.value = seconds;
      form?.querySelector<HTMLButtonElement>(`button[value="${chosen}"]`)?.click();
    },
    [plan.choice, String(plan.seconds)] as const,
  );
  if (plan.choice === 'stay') await page.getByRole('link', { name: '返回商家' }).click();
  return 'left';
}
