import { getOrder } from '@vip/api';
import { expect } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import {
  ask,
  get,
  inCashier,
  it,
  linesOf,
  openSandbox,
  orderYear,
  postForm,
  setTime,
  tradeOf,
} from '../testing/visitor.ts';

const status = async (sandbox: Sandbox, { id, resultToken }: { id: string; resultToken: string | null }) =>
  (await ask(sandbox, getOrder(id, resultToken ?? ''))).status;

async function openH5(sandbox: Sandbox, headers: Record<string, string>) {
  const made = await orderYear(sandbox);
  if (made.pay?.kind !== 'h5') throw new Error('expected an H5 address');
  const { pathname, search } = new URL(made.pay.url);
  return { made, page: await get(sandbox, pathname + search, headers) };
}

const referer = 'http://localhost:4173/';

it('shows merchant, order and amount, and the three results to choose from', async () => {
  const { made, page } = await openH5(openSandbox(), { referer });
  const text = await page.text();
  for (const part of ['收银台', '聊小白', made.number, '¥198.00', '确认支付', '取消支付', '支付失败']) {
    expect(text).toContain(part);
  }
});

it.each([
  ['no referer', {}],
  ['a referer of another site', { referer: 'https://example.com/' }],
])('answers with WeChat’s message for %s', async (_, headers) => {
  const { page } = await openH5(openSandbox(), headers as Record<string, string>);
  expect(await page.text()).toContain('商家参数格式有误');
});

it('leads only back to the site', async ({ sandbox }) => {
  const trade = tradeOf(await orderYear(sandbox));
  const evil = encodeURIComponent('https://example.com/');
  const page = await get(sandbox, `/cashier/wechat?prepay_id=${trade}&redirect_url=${evil}`, { referer });
  expect(page.status).toBe(400);
  const form = { trade, choice: 'pay', as: 'page', return_to: 'https://example.com/' };
  expect((await postForm(sandbox, '/cashier/choice', form)).status).toBe(400);
});

it('is open for five minutes', async ({ sandbox }) => {
  const made = await orderYear(sandbox);
  setTime(sandbox, 300_000);
  const page = await get(sandbox, `/cashier/sheet?trade=${tradeOf(made)}`);
  expect(await page.text()).toContain('result: "fail"');
  await inCashier(sandbox, tradeOf(made), 'pay');
  expect(linesOf(sandbox, made.id)).toEqual([]);
});

it('is not open longer than the order', async ({ sandbox }) => {
  await orderYear(sandbox);
  setTime(sandbox, 14 * 60_000);
  const again = await orderYear(sandbox);
  setTime(sandbox, 15 * 60_000);
  await inCashier(sandbox, tradeOf(again), 'pay');
  expect(linesOf(sandbox, again.id)).toEqual([]);
});

it('accepts the signed form of Alipay and returns as Alipay does', async ({ sandbox }) => {
  const made = await orderYear(sandbox, { payType: 'alipay' });
  if (made.pay?.kind !== 'alipay_form') throw new Error('expected a form');
  const seen = await postForm(sandbox, '/cashier/alipay', made.pay.fields);
  expect(seen.status).toBe(303);
  const page = await (await get(sandbox, seen.headers.get('location') ?? '')).text();
  expect(page).toContain('method=alipay.trade.wap.pay.return');
  expect(page).toContain(`out_trade_no=${made.number}`);
  const forged = { ...made.pay.fields, return_url: 'https://example.com/' };
  expect((await postForm(sandbox, '/cashier/alipay', forged)).status).toBe(400);
});

it('redirects a buyer who cancels at Alipay to the quit address, without the fields of a return', async ({
  sandbox,
}) => {
  const made = await orderYear(sandbox, { payType: 'alipay' });
  if (made.pay?.kind !== 'alipay_form') throw new Error('expected a form');
  const { quit_url } = JSON.parse(made.pay.fields['biz_content'] ?? '') as { quit_url: string };
  expect(quit_url).toBe(made.pay.fields['return_url']);
  const page = await (await get(sandbox, `/cashier/alipay?trade=${tradeOf(made)}`)).text();
  expect(page).toContain(`name="quit_to" value="${quit_url}"`);
  const form = { trade: tradeOf(made), as: 'page', return_to: `${quit_url}?paid`, quit_to: quit_url };
  const leave = async (choice: string) =>
    (await postForm(sandbox, '/cashier/choice', { ...form, choice })).text();
  for (const choice of ['cancel', 'fail']) expect(await leave(choice)).toContain(`("${quit_url}")`);
  expect(await leave('pay')).toContain(`("${quit_url}?paid")`);
});

it('leaves a page by replacing it', async ({ sandbox }) => {
  const return_to = 'http://localhost:4173/result/t/1/-/1?a=</script>';
  const form = { trade: tradeOf(await orderYear(sandbox)), choice: 'cancel', as: 'page', return_to };
  const page = await (await postForm(sandbox, '/cashier/choice', form)).text();
  expect(page).toContain('location.replace("http://localhost:4173/result/t/1/-/1?a=\\u003c/script>")');
});

it.each(['cancel', 'fail'])('reports %s to the app and charges nothing', async (choice) => {
  const sandbox = openSandbox();
  const made = await orderYear(sandbox, { client: 'app' });
  const page = await (await inCashier(sandbox, tradeOf(made), choice)).text();
  expect(page).toContain(`type: 'sandbox-cashier', result: "${choice}"`);
  expect(await status(sandbox, made)).toBe('created');
});

it('pays three seconds after an early return', async ({ sandbox }) => {
  const made = await orderYear(sandbox);
  await inCashier(sandbox, tradeOf(made), 'early');
  setTime(sandbox, 2_999);
  expect(await status(sandbox, made)).toBe('created');
  setTime(sandbox, 3_000);
  expect(await status(sandbox, made)).toBe('paid');
});

it('pays and stays', async ({ sandbox }) => {
  const made = await orderYear(sandbox);
  const { status: redirect, headers } = await inCashier(sandbox, tradeOf(made), 'stay');
  expect(redirect).toBe(303);
  // A separate address: going back to it does not resubmit the form.
  const page = await (await sandbox.app.request(headers.get('location') ?? '')).text();
  expect(page).toContain('已支付');
  expect(page).not.toContain('postMessage');
  expect(await status(sandbox, made)).toBe('paid');
});

it('delays the notice to the merchant until it is requested', async ({ sandbox }) => {
  const made = await orderYear(sandbox);
  await inCashier(sandbox, tradeOf(made), 'late', '40');
  setTime(sandbox, 39_999);
  expect(await status(sandbox, made)).toBe('created');
  const notified = await sandbox.app.request('/__sandbox/notify', { method: 'POST' });
  expect(await notified.json()).toEqual({ notified: 1 });
  expect(await status(sandbox, made)).toBe('paid');
});

it('charges an order once, however many prepay ids there are', async ({ sandbox }) => {
  const first = await orderYear(sandbox);
  const second = await orderYear(sandbox);
  expect(tradeOf(second)).not.toBe(tradeOf(first));
  await inCashier(sandbox, tradeOf(first), 'pay');
  await inCashier(sandbox, tradeOf(second), 'pay');
  expect(linesOf(sandbox, first.id)).toEqual(['charge']);
});
