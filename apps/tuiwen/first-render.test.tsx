import { renderPage } from '@vip/host/prerender';
import { withoutWindow } from '@vip/checkout-ui/testing';
import { allByRole } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import BuyMembershipPage from './features/pay/index.tsx';
import GuidePage from './features/upgrade/guide/index.tsx';
import UpgradePage from './features/upgrade/upgrade/index.tsx';
import ClaimWelfarePage from './features/welfare/index.tsx';

test.each([
  ['/tuiwenwechatpay', BuyMembershipPage, '正在载入'],
  ['/tuiwenupvip', UpgradePage, '升级时长'],
  ['/tuiwendiscounts', ClaimWelfarePage, '可领取'],
])('%s is prerendered in its loading state, without a window, user or data', (path, Page, text) => {
  const markup = withoutWindow(() => renderPage(Page, path));
  for (const part of ['正在载入', text]) expect(markup).toContain(part);
  document.body.innerHTML = markup;
  expect([...allByRole('radio'), ...allByRole('button')]).toHaveLength(0);
});

test('/tuiwengo is prerendered with its first question', () => {
  const markup = withoutWindow(() => renderPage(GuidePage, '/tuiwengo'));
  expect(markup).toContain('你的内容用在哪里？');
  expect(markup).not.toContain('立即升级');
});
