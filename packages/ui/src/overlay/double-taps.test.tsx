import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet, UiProvider } from '../index.ts';
import { byRole, opened, press, render } from '../testing/index.ts';

const PRESS = 'onpointerdown' in window ? 'pointerdown' : 'touchstart';

const [onClose, agree, follow, pay] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

const sheet = (isOpen = true) => (
  <UiProvider theme="gold">
    <button type="button" onClick={pay}>
      立即开通
    </button>
    <Sheet title="开通前请确认" isOpen={isOpen} onClose={onClose}>
      <a href="#lxbva">《会员服务协议》</a>
      <button type="button" onClick={agree}>
        同意并支付
      </button>
    </Sheet>
  </UiProvider>
);

const root = () => byRole('dialog').parentElement as HTMLElement;
const panel = () => byRole('dialog');
const mask = () => panel().previousElementSibling as HTMLElement;
const isOpening = () => document.querySelector('[data-opening]') !== null;
const pressDown = (element: HTMLElement) => element.dispatchEvent(new Event(PRESS, { bubbles: true }));
/** The panel has an opening animation: happy-dom computes none from style sheets. */
const animated = () => (panel().style.animationName = 'rise');
const animationEnds = (from: HTMLElement) => from.dispatchEvent(new Event('animationend', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  vi.clearAllMocks();
  vi.useRealTimers();
});

test.each([0, 50, 150, 299])('a tap %d ms after a sheet was mounted does nothing', (gapMs) => {
  render(sheet());
  vi.advanceTimersByTime(gapMs);
  for (const target of [byRole('button', '同意并支付'), byRole('button', '关闭'), mask(), root()])
    target.click();
  expect([agree, onClose, follow].map((act) => act.mock.calls.length)).toEqual([0, 0, 0]);
});

test('a link inside is not followed while the sheet is opening', () => {
  render(sheet());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  byRole('link', '《会员服务协议》').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('without an animation a sheet accepts taps 300 ms after it was mounted', () => {
  render(sheet());
  vi.advanceTimersByTime(300);
  byRole('button', '同意并支付').click();
  mask().click();
  expect([agree.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('a sheet accepts no tap before its animation has ended', () => {
  render(sheet());
  animated();
  vi.advanceTimersByTime(600);
  animationEnds(byRole('button', '关闭'));
  expect(isOpening()).toBe(true);
  animationEnds(panel());
  expect(isOpening()).toBe(false);
});

test('an animation that ends early does not open the sheet before 300 ms', () => {
  render(sheet());
  animated();
  vi.advanceTimersByTime(80);
  animationEnds(panel());
  vi.advanceTimersByTime(219);
  expect(isOpening()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpening()).toBe(false);
});

test('with an animation that never ends a sheet accepts taps after one second', () => {
  render(sheet());
  animated();
  vi.advanceTimersByTime(999);
  expect(isOpening()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpening()).toBe(false);
});

test('an ignored tap restarts the 300 ms', () => {
  render(sheet());
  vi.advanceTimersByTime(200);
  pressDown(root());
  root().click();
  vi.advanceTimersByTime(200);
  mask().click();
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  mask().click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press that began while the sheet was opening is ignored', async () => {
  render(sheet());
  vi.advanceTimersByTime(200);
  pressDown(root());
  await opened();
  byRole('button', '同意并支付').click();
  expect(agree).not.toHaveBeenCalled();
  byRole('button', '同意并支付').click();
  expect(agree).toHaveBeenCalledTimes(1);
});

test('a delayed click of a busy page counts from the time of the tap', () => {
  render(sheet());
  vi.advanceTimersByTime(100);
  const waiting = new MouseEvent('click', { bubbles: true, cancelable: true });
  vi.advanceTimersByTime(200);
  byRole('button', '同意并支付').dispatchEvent(waiting);
  expect(agree).not.toHaveBeenCalled();
});

test('an early press does not move the focus out of the sheet', () => {
  render(sheet());
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  root().dispatchEvent(down);
  expect(down.defaultPrevented).toBe(true);
});

test('Escape closes a sheet that is still opening', () => {
  render(sheet());
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a closed sheet leaves an inert clone that blocks taps for 300 ms, and again after each tap', () => {
  const { show } = render(sheet());
  vi.advanceTimersByTime(300);
  show(sheet(false));
  const shield = document.querySelector<HTMLElement>('[data-leaving]');
  expect(shield?.getAttribute('aria-hidden')).toBe('true');
  expect(shield?.hasAttribute('inert')).toBe(false);
  expect(Array.from(shield?.children ?? []).every((part) => part.hasAttribute('inert'))).toBe(true);
  expect(shield?.hasAttribute('data-opening')).toBe(false);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  shield?.querySelector('a')?.dispatchEvent(click);
  expect([click.defaultPrevented, follow.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(200);
  if (shield) pressDown(shield);
  vi.advanceTimersByTime(299);
  expect(document.querySelector('[data-leaving]')).toBe(shield);
  vi.advanceTimersByTime(1);
  expect(document.querySelector('[data-leaving]')).toBeNull();
});
