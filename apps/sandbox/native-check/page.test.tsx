// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NativeCheckPage, type Facts } from './page.tsx';
import { APPS, finished, openApp, USER, playTime, type OpenedApp } from './open-app.test-support.ts';
import { CHECK_IDS, CHECKS, LABELS } from './texts.ts';

const facts: Facts = {
  address: 'https://vip.example/__native-check',
  isEvalAllowed: false,
  scanned: 'http://192.168.1.5:4173/__native-check',
  otherPage: '/__native-check/with-eval',
};
const java = APPS.find(({ id }) => id === 'java') ?? null;
let root: Root;

playTime();
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => act(() => root.unmount()));

async function show(opened: OpenedApp, some: Partial<Facts> = {}): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() =>
    root.render(<NativeCheckPage check={opened.check} facts={{ ...facts, ...some }} language="en" />),
  );
  await act(() => finished(opened.check.run()));
  return place;
}
const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('shows each check with its result, the report and the code', async () => {
  const place = await show(openApp(java, { delayMs: 30 }));
  expect(place.querySelectorAll('li.check')).toHaveLength(CHECK_IDS.length);
  expect(place.querySelector('#answer')?.textContent).toMatch(/3\d ms.*Pass/);
  expect(place.querySelector('#onResume')?.textContent).toContain('Not done');
  expect(place.querySelector('textarea')?.value).toContain('PASS      connect');
  expect(place.querySelector('svg.code path:last-child')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(place.textContent).toContain(facts.scanned);
  expect(place.querySelector('a.other')?.getAttribute('href')).toBe(facts.otherPage);
});

it('changes between Chinese and English', async () => {
  const place = await show(openApp(java));
  act(() => button(place, '中文')?.click());
  expect(place.textContent).toContain(CHECKS.noUser.what.zh);
  expect(place.querySelector('main')?.lang).toBe('zh-CN');
});

it('pays only after a tap, and says beside the button that nothing is charged', async () => {
  const opened = openApp(java);
  const place = await show(opened);
  expect(opened.payments).toEqual([]);
  expect(place.querySelector('#pay')?.textContent).toContain('no real order, no charge');
  act(() => button(place, LABELS.tryPay.en)?.click());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(opened.payments).toHaveLength(1);
  expect(place.querySelector('#pay')?.textContent).toContain('Pass');
});

it('offers no button for a handler that the app does not declare', async () => {
  const place = await show(openApp(java, { handOver: { ...USER, handlers: [] } }));
  expect(button(place, LABELS.tryPay.en)).toBeUndefined();
  expect(button(place, LABELS.send.en)).toBeUndefined();
});

it('asks what the navigation bar shows', async () => {
  const place = await show(openApp(java));
  act(() => button(place, LABELS.send.en)?.click());
  expect(place.querySelector('#setTitle')?.textContent).toMatch(/show “自检 \d{4}-1” now\?/);
  act(() => button(place, 'No')?.click());
  expect(place.querySelector('#setTitle')?.textContent).toContain('data.title');
});

it('has no code where the page is a file', async () => {
  const place = await show(openApp(java), { scanned: null, otherPage: null });
  expect(place.querySelector('svg.code')).toBeNull();
  expect(place.textContent).toContain(LABELS.noAddress.en);
});
