import { HostProvider } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import { account, fakeHost, month, page, session, year } from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from './lazy-parts.ts';
import { WechatPayView } from './wechatpay-view.tsx';

const lazy = { part: lazyParts, hasFailed: false, retry: () => undefined };
const anonymous = session({ status: 'anonymous', token: null, account: null });
const nothing = () => undefined;

const view = (facts: Partial<PurchasePage> = {}, leave: (() => void) | null = nothing) => (
  <HostProvider value={fakeHost(() => null, nothing)}>
    <UiProvider theme="theme-main">
      <WechatPayView page={page(facts)} lazy={lazy} app="lxb" pictures={[]} leave={leave} />
    </UiProvider>
  </HostProvider>
);

test('before anybody is known the form is in the page, beside the list prices, with the one box to tick', () => {
  render(view({ session: anonymous }));
  expect(shown()).toContain('还没填手机号');
  expect(byRole('textbox', '手机号').isConnected).toBe(true);
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(allByRole('checkbox')).toHaveLength(1);
});

test('who taps pay without a login is brought to the form, and no sheet opens over it', () => {
  const [onShown, close] = [vi.fn(), vi.fn()];
  const { show } = render(view({ session: anonymous }));
  const login = { ...page().login, isOpen: true, shown: onShown, close };
  show(view({ session: anonymous, login }));
  expect(document.activeElement).toBe(byRole('textbox', '手机号'));
  expect(shown()).toContain('先登录，登录后接着付款');
  expect(allByRole('dialog')).toEqual([]);
  // Closing it would drop the tap.
  expect([onShown.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

test('the card has the number, and the recommended package comes first', () => {
  const plain = { ...month, isDefault: false };
  const packageList = { status: 'ready' as const, packages: [plain, year], selected: year, select: nothing };
  render(view({ session: session({ account }), packageList }));
  expect(shown()).toContain('138****0001');
  expect(shown()).toContain('还不是会员');
  expect(allByRole('radio')[0]).toBe(byRole('radio', /^年度会员/));
  expect(byRole('checkbox', /已阅读并同意/).isConnected).toBe(true);
});

test('another number can be taken, unless the app says who it is', () => {
  const leave = vi.fn();
  const { show } = render(view({}, leave));
  tap(byRole('button', '换手机号'));
  expect(leave).toHaveBeenCalledTimes(1);
  show(view({}, null));
  expect(allByRole('button', '换手机号')).toEqual([]);
});

test('somebody of whom nothing but the token is known is logged in all the same', () => {
  render(view({ session: session({ account: null }) }));
  expect(shown()).toContain('已登录');
  expect(allByRole('textbox')).toEqual([]);
});
