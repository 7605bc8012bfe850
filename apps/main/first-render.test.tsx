import { renderPage } from '@vip/host/prerender';
import { expect, test, vi } from 'vitest';
import OpenAppPage from './features/open-app/openapp/index.tsx';
import OpenWeappPage from './features/open-app/openweapp/index.tsx';
import SharePage from './features/open-app/share/index.tsx';
import AddressPage from './features/prepared-order/address/index.tsx';
import DetailPage from './features/prepared-order/detail/index.tsx';
import OrderConfirmPage from './features/prepared-order/order-confirm/index.tsx';
import AcPayPage from './features/purchase/acpay/index.tsx';
import PayPage from './features/purchase/pay/index.tsx';
import SougoPage from './features/purchase/sougo/index.tsx';
import UserPayPage from './features/purchase/userpay/index.tsx';
import WechatPayPage from './features/purchase/wechatpay/index.tsx';
import UpgradeBasePage from './features/upgrade/upgrade-base/index.tsx';
import UpgradeDiyPage from './features/upgrade/upgrade-diy/index.tsx';

test.each([
  ['/', PayPage],
  ['/acpay', AcPayPage],
  ['/wechatpay', WechatPayPage],
  ['/userpay', UserPayPage],
  ['/sougo', SougoPage],
  ['/upgrade/base', UpgradeBasePage],
  ['/upgrade/diy', UpgradeDiyPage],
  ['/detail/:id/:fid', DetailPage],
  ['/orderConfirm/:id/:pid/:fid', OrderConfirmPage],
  ['/address/:id/:pid', AddressPage],
  ['/openapp', OpenAppPage],
  ['/openweapp', OpenWeappPage],
  ['/share', SharePage],
])('%s renders to its loading state in a host that knows nothing yet, without a window', (path, Page) => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let markup: string;
  try {
    markup = renderPage(Page, path);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(markup).toContain('正在载入');
  expect(markup).toContain('浙ICP备');
  const inputs = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('input');
  expect(Array.from(inputs).filter((input) => !input.closest('[data-loading][inert]'))).toEqual([]);
});
