// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { home } from '../subjects.ts';
import { installProbe } from './probe.ts';

const cards = (price: string) => `
  <div role="radiogroup" aria-label="会员套餐">
    <label><input type="radio" checked />年卡 ${price}</label>
    <label><input type="radio" />月卡 ${price}</label>
  </div>`;
const frames = () => new Promise((done) => setTimeout(done, 100));

test('placeholder prices of the loading state are not cards with data', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  document.body.innerHTML = `<div data-loading aria-hidden="true" inert>${cards('¥168')}</div>`;
  installProbe(home.target);
  await frames();
  expect(window.__seen.cards).toBeNull();
  document.body.innerHTML = cards('¥168');
  await frames();
  expect(window.__seen.cards).toEqual(expect.any(Number));
  vi.unstubAllGlobals();
});
