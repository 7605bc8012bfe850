import { renderPage } from '@vip/host/prerender';
import { expect, test, vi } from 'vitest';
import BuyMembershipPage from './features/pay/index.tsx';
import ShowResultPage from './features/result/index.tsx';

test.each([
  ['the purchase page', BuyMembershipPage],
  ['the result page', ShowResultPage],
])('%s renders to its loading state in a host that knows nothing yet, without a window', (_, Page) => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    expect(renderPage(Page, '')).toContain('正在载入');
  } finally {
    vi.unstubAllGlobals();
  }
});
