import type { Page } from '@playwright/test';

/** The visible state of a page. Amounts in fen. */
export interface Screen {
  url: string;
  /** The cashier on its own page or in a sheet, with amount and order; `trade` is '' if it takes no payment. */
  cashier: { kind: 'page' | 'sheet'; trade: string; amount: number | null; number: string } | null;
  /** The heading of a result page. */
  result: string | null;
  /** The button in the pay bar, and the selected package. */
  pay: { text: string; amount: number | null; isUsable: boolean } | null;
  chosen: string | null;
  /** Document paths of the consent, in the open sheet or beside the box. */
  documents: string[];
  beneficiary: string | null;
  /** Names of the open dialogs, the topmost last, and its text. */
  dialogs: string[];
  dialogText: string;
  /** The section for an unfinished purchase. */
  strip: string | null;
  /** Announced notices. */
  notices: string[];
  /** Length of the visible text; 0 for an empty page. */
  length: number;
  /** The failure page of the shell. */
  isFailed: boolean;
}

/** Runs in the page: uses nothing from outside. */
function read(): Screen | null {
  // The document has no body yet.
  if (!(document.body as HTMLElement | null)) return null;
  const visible = (element: Element) =>
    element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
  const all = (selector: string, root: ParentNode = document) =>
    Array.from(root.querySelectorAll<HTMLElement>(selector)).filter(visible);
  const textOf = (element: Element | undefined) =>
    (element?.getAttribute('aria-label') ?? (element as HTMLElement | undefined)?.innerText ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const fen = (text: string) => {
    const found = /¥\s*(\d+)(?:\s*\.\s*(\d\d))?/.exec(text);
    return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
  };
  const named = (element: HTMLElement) => {
    const id = element.getAttribute('aria-labelledby');
    return textOf((id ? document.getElementById(id) : null) ?? element);
  };
  const sheet = document.querySelector<HTMLIFrameElement>('iframe[title="收银台"]');
  const cashierDocument = sheet?.contentDocument ?? document;
  const heading = Array.from(cashierDocument.querySelectorAll('h1')).find(
    ({ textContent }) => textContent === '收银台',
  );
  const field = cashierDocument.querySelector<HTMLInputElement>('input[name="trade"]');
  const dialogs = all('[role="dialog"]');
  const button = all('button').find((one) => /^立即(支付|开通|升级|领取|购买)/.test(textOf(one)));
  const payText = textOf(button);
  const radios = all('[role="radiogroup"]')
    .filter((group) => !/支付方式|等级/.test(named(group)))
    .flatMap((group) => Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]')));
  const chosen = radios.find(({ checked }) => checked);
  const label = all('label').find(
    (one) => /已阅读并同意/.test(one.innerText) && !one.closest('form, [role="dialog"]'),
  );
  const asking = dialogs.find((dialog) => named(dialog).endsWith('前请确认'));
  return {
    url: window.location.href,
    cashier: heading
      ? {
          kind: sheet ? 'sheet' : 'page',
          trade: field?.value ?? '',
          amount: field ? fen(cashierDocument.querySelector('.amount')?.textContent ?? '') : null,
          number: Array.from(cashierDocument.querySelectorAll('dt'))
            .filter(({ textContent }) => textContent === '订单号')
            .map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '')
            .join(),
        }
      : null,
    result:
      Array.from(document.querySelectorAll('h1, h2'))
        .map(({ textContent }) => textContent ?? '')
        .find((text) => /^(支付成功|正在确认支付结果|订单已关闭|订单已退款|订单不存在)/.test(text)) ?? null,
    pay: button
      ? {
          text: payText,
          amount: fen(payText),
          isUsable: !(button as HTMLButtonElement).disabled && button.getAttribute('aria-busy') !== 'true',
        }
      : null,
    chosen: chosen ? textOf(chosen.labels?.[0] ?? chosen) || textOf(chosen) : null,
    documents: Array.from((asking ?? label)?.querySelectorAll('a') ?? []).map(
      (link) => link.getAttribute('href') ?? '',
    ),
    beneficiary:
      Array.from(document.querySelectorAll('p, small, span'))
        .map(({ textContent }) => textContent ?? '')
        .find((text) => text.startsWith('价格按')) ?? null,
    dialogs: dialogs.map(named),
    dialogText: dialogs.length > 0 ? (dialogs[dialogs.length - 1]?.innerText ?? '').replace(/\s+/g, ' ') : '',
    strip: textOf(all('[aria-label="未完成的订单"]')[0]?.querySelector('p') ?? undefined) || null,
    notices: all('[role="alert"], [role="status"]')
      .map((one) => one.innerText.trim())
      .filter((text) => text !== ''),
    length: document.body.innerText.trim().length,
    isFailed: /页面加载失败|网络恢复后即可打开订单详情/.test(document.body.innerText),
  };
}

/** Reads the screen; null while the page is being left. */
export async function readScreen(page: Page): Promise<Screen | null> {
  return page.evaluate(read).catch((error: Error) => {
    if (/context was destroyed|navigation|closed|detached/i.test(error.message)) return null;
    throw error;
  });
}
