import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, goOffline, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { appsOnPhones } from '../apps-on-phones.ts';
import type { OpeningState } from '../use-app-opening.ts';
import { trying } from '../testing/trying.ts';
import { OpenAppView } from './index.tsx';

const { lxb, tuiwen } = appsOnPhones;
const view = (state: OpeningState) => frame('theme-main')(<OpenAppView state={state} />);
const show = (state: OpeningState) => render(view(state));
const buttons = () => allByRole('button').map((button) => button.textContent);

test.each([
  ['trying', '正在打开聊小白', ['打开聊小白']],
  ['not_opened', '未能打开聊小白', ['应用商店下载', '重新打开', '官网下载']],
  ['opened', '已为你打开聊小白', ['重新打开', '应用商店下载', '官网下载']],
  ['store', '安装完成后，打开聊小白', ['打开聊小白', '应用商店下载', '官网下载']],
  ['idle', '打开聊小白', ['打开聊小白', '应用商店下载', '官网下载']],
  ['refused', '当前环境无法打开聊小白', ['应用商店下载', '官网下载']],
] as const)('while %s the title is %s with its actions', (status, title, offered) => {
  show(trying({ status }));
  expect(byRole('heading', title).closest('[role="status"]')).not.toBeNull();
  expect(buttons()).toEqual(offered);
});

test('the store button opens the store', () => {
  const goToStore = vi.fn();
  show(trying({ status: 'not_opened', goToStore }));
  tap(byRole('button', '应用商店下载'));
  expect(goToStore).toHaveBeenCalledExactlyOnceWith('market://details?id=cn.lxb.lxb');
});

test('an app with a menu is explained by its menu, one without by the link', () => {
  const blocked = { kind: 'blocked', app: lxb, place: '微信', link: 'https://x.test/openapp' } as const;
  const { show: next } = show({ ...blocked, menuText: '在浏览器打开' });
  expect(shown()).toContain('点击右上角「···」');
  expect(shown()).toContain('选择「在浏览器打开」');
  expect(byRole('link', '改用小程序').getAttribute('href')).toBe('/openweapp');
  next(view({ ...blocked, menuText: null }));
  goOffline();
  expect(shown()).toContain('粘贴到浏览器地址栏');
  expect(shown()).toContain('网络连接失败');
  byRole('button', '复制链接');
});

test('on a desktop the code stands alone, beside what it opens', () => {
  show({ kind: 'scan', app: lxb, link: 'https://x.test/openapp?app=lxb' });
  const card = byRole('button', '复制链接').parentElement;
  expect(card?.contains(byRole('heading', '手机扫码打开聊小白'))).toBe(false);
  expect(card?.querySelector('ellipse')).toBeNull();
});

test('inside the app the button goes back', () => {
  const goBack = vi.fn();
  show({ kind: 'inside', app: lxb, goBack });
  tap(byRole('button', '返回聊小白'));
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('an unknown app offers all apps', () => {
  show({ kind: 'unknown', apps: Object.values(appsOnPhones) });
  expect(byRole('link', '推文助手').getAttribute('href')).toBe('/openapp?app=tuiwen');
  expect(allByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/openapp'))).toHaveLength(
    10,
  );
});

test('the footer links the agreements of the app, or of main if it has none', () => {
  show(trying({ app: tuiwen }));
  expect(byRole('link', '用户协议').getAttribute('href')).toBe('/useragree');
});
