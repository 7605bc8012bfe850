import { renderPage } from '@vip/host/prerender';
import { expect, test, vi } from 'vitest';
import BuyMembershipPage from './pages/pay/index.tsx';

test('the purchase page renders to its skeleton in a host that knows nothing yet, without a window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    const markup = renderPage(BuyMembershipPage, '/tuiwenwechatpay');
    expect(markup).toContain('正在载入');
    expect(markup).not.toContain('立即开通');
    expect(markup).not.toContain('radio');
  } finally {
    vi.unstubAllGlobals();
  }
});
