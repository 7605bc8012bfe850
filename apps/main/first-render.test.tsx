import { renderPage } from '@vip/host/prerender';
import { expect, test, vi } from 'vitest';
import AcPayPage from './features/purchase/acpay/index.tsx';
import PayPage from './features/purchase/pay/index.tsx';
import SougoPage from './features/purchase/sougo/index.tsx';
import UserPayPage from './features/purchase/userpay/index.tsx';
import WechatPayPage from './features/purchase/wechatpay/index.tsx';

test.each([
  ['/', PayPage],
  ['/acpay', AcPayPage],
  ['/wechatpay', WechatPayPage],
  ['/userpay', UserPayPage],
  ['/sougo', SougoPage],
])('%s renders to its loading state in a host that knows nothing yet, without a window', (_, Page) => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    const markup = renderPage(Page);
    expect(markup).toContain('正在载入');
    expect(markup).toContain('浙ICP备');
  } finally {
    vi.unstubAllGlobals();
  }
});
