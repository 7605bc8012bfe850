import { act } from 'react';
import { HostProvider, type Account } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import {
  account,
  fakeHost,
  order,
  pack,
  packageListOf,
  page,
  session,
  year,
} from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, opened, render, tap, write } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { PurchasePopups } from './purchase-popups.tsx';

const framed = (changes: Partial<PurchasePage>, login = vi.fn(), verb = '开通', hasLogin = false) => (
  <HostProvider value={fakeHost(() => ({ token: 't', user: account }), login)}>
    <UiProvider theme="theme-test">
      <PurchasePopups page={page(changes)} verb={verb} hasLogin={hasLogin} />
    </UiProvider>
  </HostProvider>
);

const packageList = (facts: Parameters<typeof pack>[0]) => packageListOf(pack(facts));

const asking = (acceptAndPay = vi.fn()) => ({ ...page().consent, isAsking: true, acceptAndPay });

test('the consent sheet shows the charge and the documents, and continues in one tap', async () => {
  const acceptAndPay = vi.fn();
  render(framed({ consent: asking(acceptAndPay) }));
  const sheet = byRole('dialog', '开通前请确认');
  expect(sheet.textContent).toContain('年度会员 ¥168.00扣款方式 一次性支付，到期不自动续费');
  expect(sheet.textContent).toContain('《会员服务协议》《隐私政策》');
  await opened();
  tap(byRole('button', '同意并支付'));
  expect(acceptAndPay).toHaveBeenCalledTimes(1);
});

test('the sheet of a renewing package shows the renewal charge and period', () => {
  render(
    framed({ packageList: packageList({ renewal: { price: 2500, periodDays: 30 } }), consent: asking() }),
  );
  const text = byRole('dialog').textContent;
  expect(text).toContain('首次支付 ¥168.00扣款方式 之后每 30 天自动续费 ¥25.00 可随时取消');
  expect(text).not.toContain('不自动续费');
});

test('the sheet names the last day of a new membership, not that of one that is extended or not known', () => {
  const sheetFor = (facts: Pick<Account, 'membership'>) =>
    framed({ session: session({ account: { ...account, ...facts } }), consent: asking() });
  const endingAt = (expiresAt: string) => ({ membership: { level: '1', name: '标准会员', expiresAt } });
  const { show } = render(sheetFor({ membership: null }));
  const sheet = () => byRole('dialog').textContent;
  expect(sheet()).toMatch(/有效期至 20\d\d 年/);
  show(sheetFor(endingAt('2020-01-01T00:00:00Z')));
  expect(sheet()).toMatch(/有效期至 20\d\d 年/);
  show(sheetFor(endingAt('2099-01-01T00:00:00Z')));
  expect(sheet()).not.toContain('有效期至');
  const { id, nickname, avatar } = account;
  show(framed({ session: session({ account: { id, nickname, avatar } }), consent: asking() }));
  expect(sheet()).not.toContain('有效期至');
});

test('the sheet of a lifetime package shows no renewal', () => {
  render(framed({ packageList: packageList({ days: null }), consent: asking() }));
  expect(byRole('dialog').textContent).toContain('长期有效');
});

test('a free package is not confirmed with 支付', () => {
  render(framed({ packageList: packageList({ price: 0 }), consent: asking() }, vi.fn(), '领取'));
  expect(byRole('dialog', '领取前请确认').textContent).toContain('本次无需支付，到期不自动续费');
  expect(allByRole('button', '同意并支付')).toHaveLength(0);
  expect(allByRole('button', '同意并领取')).toHaveLength(1);
});

test('the sheet of an upgrade uses its verb', () => {
  render(framed({ consent: asking() }, vi.fn(), '升级'));
  expect(byRole('dialog', '升级前请确认').textContent).toContain('年度会员');
});

test('the login sheet keeps typed values when it opens again', () => {
  const open = { ...page().login, isOpen: true };
  const { show } = render(framed({ login: open }));
  write(byRole('textbox', '手机号'), '13800000001');
  show(framed({}));
  expect(allByRole('dialog')).toHaveLength(0);
  show(framed({ login: open }));
  expect(byRole('textbox', '手机号')).toHaveProperty('value', '13800000001');
});

test('the form is closed by a login', async () => {
  const [onLogin, close, login] = [vi.fn(), vi.fn(), vi.fn()];
  render(framed({ login: { ...page().login, isOpen: true, onLogin, close } }, login));
  write(byRole('textbox', '手机号'), '13800000001');
  write(byRole('textbox', '验证码'), '123456');
  await opened();
  tap(byRole('checkbox', /已阅读并同意/));
  await act(async () => byRole('button', /^登录/).click());
  expect(login).toHaveBeenCalledExactlyOnceWith('t', account);
  expect(onLogin).toHaveBeenCalledOnce();
  // `close` means that the user gave up; after a login the page closes the form.
  expect(close).not.toHaveBeenCalled();
});

type Intent = Extract<PurchasePage['checkout'], { isAsking: boolean }>['intent'];

test('the dialog after the cashier passes every answer to the page', async () => {
  const cashier = { ...page().cashier, isOpen: true, confirm: vi.fn(), payAgain: vi.fn(), leave: vi.fn() };
  const intent: Intent = {
    packageId: year.id,
    packageName: year.name,
    level: year.level,
    price: year.price,
    payType: 'wechat',
    consents: [],
    user: 'u1',
  };
  const checkout = {
    name: 'confirming',
    intent,
    order,
    isAsking: true,
    isChecking: false,
    lastCheckedAt: null,
    notice: null,
  } as const;
  render(framed({ checkout, cashier }));
  expect(byRole('dialog').textContent).toContain('¥168.00');
  await opened();
  for (const name of ['已完成支付', '重新支付', '暂不支付']) tap(byRole('button', name));
  expect([cashier.confirm, cashier.payAgain, cashier.leave].map((act) => act.mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

const repriced = { packageName: '年度会员', shown: 14800, now: 16800, accept: vi.fn(), dismiss: vi.fn() };

test('a new price is shown with the old one, and only another tap pays it', async () => {
  const { show } = render(framed({ repriced }));
  const dialog = byRole('dialog', '价格已更新');
  for (const part of ['年度会员 · 微信支付', '更新前 ¥148.00', '上调 ¥20.00', '价格在你确认期间发生了变化']) {
    expect(dialog.textContent).toContain(part);
  }
  await opened();
  tap(dialog.previousElementSibling as HTMLElement);
  expect([repriced.accept.mock.calls.length, repriced.dismiss.mock.calls.length]).toEqual([0, 0]);
  tap(byRole('button', '支付 ¥168.00'));
  expect(repriced.accept).toHaveBeenCalledTimes(1);
  tap(byRole('button', '暂不支付'));
  expect(repriced.dismiss).toHaveBeenCalledTimes(1);
  show(framed({ isBusy: true }));
  expect(allByRole('dialog')).toHaveLength(0);
});

test('a page that contains the login form opens no login sheet', () => {
  render(framed({ login: { ...page().login, isOpen: true } }, vi.fn(), '开通', true));
  expect(allByRole('dialog')).toHaveLength(0);
});
