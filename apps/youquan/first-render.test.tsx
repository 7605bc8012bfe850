import { renderPage } from '@vip/host/prerender';
import { allByRole } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import BuyMembershipPage from './features/pay/index.tsx';

test('the purchase page renders to its loading state in a host that knows nothing yet, without a window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let markup = '';
  try {
    markup = renderPage(BuyMembershipPage);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(markup).toContain('正在载入');
  expect(markup).toContain('把日子');
  expect(markup).toContain('浙ICP备');
  document.body.innerHTML = markup;
  expect(allByRole('button', /立即开通/)).toHaveLength(0);
  expect(allByRole('radio')).toHaveLength(0);
});
