import { renderPage } from '@vip/host/prerender';
import { withoutWindow } from '@vip/checkout-ui/testing';
import { allByRole } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import BuyMembershipPage from './features/pay/index.tsx';

test('the purchase page is prerendered in its loading state, without a window, user or data', () => {
  const markup = withoutWindow(() => renderPage(BuyMembershipPage));
  for (const text of ['正在载入', '把日子', '浙ICP备']) expect(markup).toContain(text);
  document.body.innerHTML = markup;
  expect([...allByRole('radio'), ...allByRole('button')]).toHaveLength(0);
  expect(allByRole('heading').map(({ textContent }) => textContent)).toEqual(['把日子发成故事']);
});
