import { renderPage } from '@vip/host/prerender';
import { withoutWindow } from '@vip/checkout-ui/testing';
import { allByRole } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import BuyMembershipPage from './features/pay/index.tsx';
import ShowResultPage from './features/result/index.tsx';

test.each([
  ['the purchase page', BuyMembershipPage],
  ['the result page', ShowResultPage],
])('%s is prerendered in its loading state, without a window, user or data', (_, Page) => {
  const markup = withoutWindow(() => renderPage(Page, ''));
  expect(markup).toContain('正在载入');
  document.body.innerHTML = markup;
  expect([...allByRole('radio'), ...allByRole('button')]).toHaveLength(0);
});

test('the result page shows no heading before it knows the result', () => {
  document.body.innerHTML = withoutWindow(() => renderPage(ShowResultPage, ''));
  expect(allByRole('heading')).toHaveLength(0);
});
