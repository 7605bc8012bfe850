import { renderPage } from '@vip/host/prerender';
import { withoutWindow } from '@vip/checkout-ui/testing';
import { expect, test } from 'vitest';
import InvitationPage from './features/invitation/invitation/index.tsx';
import InvitedPage from './features/invitation/invited/index.tsx';
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
import ResultPage from './features/result/result/index.tsx';
import UpgradeUsePage from './features/result/upgrade-use/index.tsx';
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
  ['/upgrade/use', UpgradeUsePage],
  ['/result/:token/:id/:um/:level', ResultPage],
  ['/detail/:id/:fid', DetailPage],
  ['/orderConfirm/:id/:pid/:fid', OrderConfirmPage],
  ['/address/:id/:pid', AddressPage],
  ['/openapp', OpenAppPage],
  ['/openweapp', OpenWeappPage],
  ['/share', SharePage],
  ['/invitation', InvitationPage],
  ['/invitation2', InvitedPage],
])('%s renders to its loading state in a host that knows nothing yet, without a window', (path, Page) => {
  const markup = withoutWindow(() => renderPage(Page, path));
  expect(markup).toContain('正在载入');
  expect(markup).toContain('浙ICP备');
  const inputs = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('input');
  expect(Array.from(inputs).filter((input) => !input.closest('[data-loading][inert]'))).toEqual([]);
});
