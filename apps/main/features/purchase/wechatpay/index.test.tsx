import { HostProvider } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import { account, fakeHost, month, page, session, year } from '@vip/checkout-react/testing';
import { describePurchasePage } from '@vip/checkout-ui/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { WechatPayView, type WechatPayViewProps } from './index.tsx';

const here: WechatPayViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: () => undefined };
const anonymous = session({ status: 'anonymous', token: null, account: null });
const nothing = () => undefined;

const viewOf = (shownPage: PurchasePage, lazy = here, leave: (() => void) | null = nothing) => (
  <HostProvider value={fakeHost(() => null)}>
    <UiProvider theme="theme-main">
      <WechatPayView page={shownPage} lazy={lazy} app="lxb" pictures={[]} leave={leave} />
    </UiProvider>
  </HostProvider>
);
const view = (facts: Partial<PurchasePage> = {}, leave: (() => void) | null = nothing) =>
  viewOf(page(facts), here, leave);

// The login form is in the page.
describePurchasePage({ parts: lazyParts, view: (...args) => viewOf(...args), loginButton: null });

test('an anonymous user gets the login form above the packages, and one consent box', () => {
  render(view({ session: anonymous }));
  expect(shown()).toContain('还没填手机号');
  expect(byRole('textbox', '手机号').isConnected).toBe(true);
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(allByRole('checkbox')).toHaveLength(1);
});

test('a tap on pay without a login focuses the form, and no sheet opens over it', () => {
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

test('the card shows the number, and the recommended package comes first', () => {
  const plain = { ...month, isDefault: false };
  const packageList = { status: 'ready' as const, packages: [plain, year], selected: year, select: nothing };
  render(view({ session: session({ account }), packageList }));
  expect(shown()).toContain('138****0001');
  expect(shown()).toContain('还不是会员');
  expect(allByRole('radio')[0]).toBe(byRole('radio', /^年度会员/));
  expect(byRole('checkbox', /已阅读并同意/).isConnected).toBe(true);
});

test('the number can be changed, except where the app decides who its user is', () => {
  const leave = vi.fn();
  const { show } = render(view({}, leave));
  tap(byRole('button', '换手机号'));
  expect(leave).toHaveBeenCalledTimes(1);
  show(view({}, null));
  expect(allByRole('button', '换手机号')).toEqual([]);
});

test('a session without an account counts as logged in', () => {
  render(view({ session: session({ account: null }) }));
  expect(shown()).toContain('已登录');
  expect(allByRole('textbox')).toEqual([]);
});
