import { ORIGIN, type Server } from '../server/server.ts';
import type { Cashier } from '../plan/plan.ts';

/** An open cashier: a page that replaces the shop's, or a sheet over it. */
export interface OpenedCashier {
  kind: 'page' | 'sheet';
  trade: string;
  /** Where its page leads back to; '' for a sheet. */
  returnTo: string;
  quitTo: string;
  /** Closes the sheet with the wallet's result; a page is left by the tab. */
  answer(result: string): void;
}

/** The sheet's result for a choice. */
export const resultOf = ({ choice }: Cashier): string =>
  choice === 'cancel' || choice === 'fail' ? choice : 'ok';

/** Executes the buyer's choice in the cashier. */
export async function chooseIn(
  server: Server,
  opened: Omit<OpenedCashier, 'answer'>,
  cashier: Pick<Cashier, 'choice' | 'seconds'>,
): Promise<void> {
  const form = {
    trade: opened.trade,
    return_to: opened.returnTo,
    quit_to: opened.quitTo,
    as: opened.kind,
    choice: cashier.choice,
    seconds: String(cashier.seconds),
  };
  await server.carryOut(
    {
      method: 'POST',
      path: '/cashier/choice',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    },
    null,
  );
}

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The result of a cashier address: a usable cashier, a redirect, or a page with an error. */
export type CashierPage = { opened: Omit<OpenedCashier, 'answer'> } | { to: string } | { backTo: string };

/** Asks for a page of the cashier, as the browser does. */
export async function openPage(
  server: Server,
  request: { method: string; path: string; body?: string },
): Promise<CashierPage> {
  const { answer } = await server.carryOut(
    {
      method: request.method,
      path: request.path,
      headers: {
        referer: `${ORIGIN}/`,
        ...(request.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: request.body ?? null,
    },
    null,
  );
  const to = answer?.headers.get('location');
  if (to) return { to };
  const html = answer?.text ?? '';
  const trade = field(html, 'trade');
  if (trade === '')
    return { backTo: /href="([^"]+)">返回商家/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '' };
  return {
    opened: { kind: 'page', trade, returnTo: field(html, 'return_to'), quitTo: field(html, 'quit_to') },
  };
}
