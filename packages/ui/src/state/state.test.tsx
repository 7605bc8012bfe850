import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Loading,
  OfflineBar,
  Skeleton,
  UiProvider,
} from '../index.ts';
import { allByRole, byRole, goOffline, render, tap } from '../testing/index.ts';

test('an error is an alert with its text, the request id and a retry button', () => {
  const onRetry = vi.fn();
  render(
    <ErrorState
      text="服务开小差了，请稍后重试"
      note="你的订单和会员权益不受影响"
      requestId="8f2c-41d7"
      onRetry={onRetry}
      onSupport="tel:4000000000"
    />,
  );
  const alert = byRole('alert');
  expect(alert.textContent).toContain('服务开小差了，请稍后重试');
  expect(alert.textContent).toContain('错误编号 8f2c-41d7');
  expect(allByRole('button', '复制')).toHaveLength(1);
  tap(byRole('button', '重试'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4000000000');
});

test('an empty page shows its text and offers a refresh', () => {
  const onRetry = vi.fn();
  render(<EmptyState text="暂无可购买的套餐" onRetry={onRetry} />);
  tap(byRole('button', '刷新'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its text and its place in the tab order, and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      立即开通 ¥168.00
    </Button>,
  );
  const button = byRole('button', '立即开通 ¥168.00');
  tap(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a loading state can be neither tapped nor read out, and is announced unless it is silent', () => {
  const onClick = vi.fn();
  const { place, show } = render(
    <Loading>
      <Button onClick={onClick}>立即开通</Button>
    </Loading>,
  );
  expect(byRole('status').textContent).toBe('正在载入');
  const content = place.querySelector('[data-loading]');
  expect(content?.textContent).toBe('立即开通');
  expect(content?.hasAttribute('inert')).toBe(true);
  expect(content?.getAttribute('aria-hidden')).toBe('true');
  show(<Loading isSilent>立即开通</Loading>);
  expect(place.querySelector('[role="status"]')).toBeNull();
  expect(place.querySelector('[data-loading]')?.hasAttribute('inert')).toBe(true);
});

test('going offline is announced in a live region that existed before', () => {
  const { place } = render(<OfflineBar />);
  const region = place.querySelector('[role="status"]');
  expect(region?.textContent).toBe('');
  goOffline();
  expect(place.querySelector('[role="status"]')).toBe(region);
  expect(region?.textContent).toBe('网络连接失败，请检查网络');
});

test('a portrait is shown if the picture does not load', () => {
  const { place } = render(<Avatar seed="u1" size={44} src="https://pic.example/a.png" />);
  act(() => {
    place.querySelector('img')?.dispatchEvent(new Event('error'));
  });
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('span')?.style.width).toBe('44px');
});

test('a user always has the same of seven portraits', () => {
  const places = (seeds: string[]) =>
    seeds.map(
      (seed) => /background-position:([^;"]*)/.exec(renderToString(<Avatar seed={seed} size={44} />))?.[1],
    );
  const [first, again] = places(['u1', 'u1']);
  expect(again).toBe(first);
  const all = new Set(places(Array.from({ length: 40 }, (_, at) => `u${at}`)));
  expect(all.size).toBe(7);
  expect([all.has('0% 0'), all.has('100% 0')]).toEqual([true, true]);
});

test('everything renders to a string without a window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const html = renderToString(
    <UiProvider theme="gold">
      <Skeleton width={72} height={18} />
      <Avatar seed="u1" size={44} />
      <OfflineBar />
    </UiProvider>,
  );
  vi.unstubAllGlobals();
  expect(html).toContain('width:4.5rem');
});
