import { renderPage } from '@vip/host/prerender';
import { expect, test, vi } from 'vitest';
import BuyMembershipPage from './pages/pay/index.tsx';
import ShowResultPage from './pages/result/index.tsx';

test.each([
  ['the purchase page', BuyMembershipPage],
  ['the result page', ShowResultPage],
])('%s renders to its skeleton in a host that knows nothing yet, without a window', (_, Page) => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    expect(renderPage(Page, '')).toContain('正在载入');
  } finally {
    vi.unstubAllGlobals();
  }
});
