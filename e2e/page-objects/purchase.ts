import type { Page } from '@playwright/test';
import type { Ledger } from '../fixtures/ledger.ts';
import type { Brand } from './brands.ts';
import { expectCashier, inCashier, type Place } from './cashier.ts';
import { openPackageList, payAgreeing } from './package-list.ts';
import { expectPaid } from './result.ts';

/** Opens a purchase page and pays the preselected package, as far as the cashier. */
export async function openCashier(page: Page, brand: Brand, place: Place = 'page'): Promise<void> {
  await openPackageList(page, brand);
  await payAgreeing(page);
  await expectCashier(page, brand.preselected.amount, place);
}

/** Pays the selected package, agreeing in the sheet, and waits for the result. `amount` in fen. */
export async function buy(page: Page, ledger: Ledger, amount: number, place: Place = 'page'): Promise<void> {
  await payAgreeing(page);
  await payInCashier(page, ledger, amount, place);
}

/** Pays in the open cashier and waits for the result. `amount` in fen. */
export async function payInCashier(
  page: Page,
  ledger: Ledger,
  amount: number,
  place: Place = 'page',
): Promise<void> {
  await expectCashier(page, amount, place);
  await inCashier(page, '确认支付', place);
  await expectPaid(page);
  ledger.expectCharge(amount);
}
