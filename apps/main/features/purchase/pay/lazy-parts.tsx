import { useSmsLogin, type PurchasePage } from '@vip/checkout-react';
import { LoginForm, NoticeStrip } from '@vip/checkout-ui';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';

/** The lazy chunk of `/`, loaded after the first render. */
export * from '../lazy-parts.tsx';
export { allowedPicture } from '@vip/checkout-react';
export { BroadcastLine } from '../broadcast-line.tsx';

export interface LoginContentProps extends Omit<PayHeaderProps, 'children'> {
  page: PurchasePage;
}

/** The page of an anonymous user: the login form instead of packages. */
export function LoginContent({ page, ...header }: LoginContentProps) {
  const login = useSmsLogin(page.login);
  return (
    <>
      <PayHeader {...header}>
        <GoldCard isTucked appName={header.appName} title="会员" until={['登录后查看可开通的套餐', '']} />
      </PayHeader>
      <main className={sheet.sheet}>
        <NoticeStrip page={page} />
        <h2>登录后继续开通</h2>
        <p className={sheet.lead}>会员将绑定此手机号，换手机登录即可使用</p>
        <LoginForm login={login} />
      </main>
    </>
  );
}
