import type { PurchasePage } from '@vip/checkout-react';
import { classes } from '@vip/ui';
import { membershipText } from '../../shared/purchase/membership-text.ts';
import styles from './package-heading.module.css';

interface PackageHeadingProps {
  page: PurchasePage;
  className?: string | undefined;
  children: string;
}

/** The heading of the packages, with the membership of the account beside it. */
export const PackageHeading = ({ page, className, children }: PackageHeadingProps) => (
  <div className={classes(styles.heading, className)}>
    <h2>{children}</h2>
    {page.session.status === 'anonymous' && <p>未登录，支付时验证手机号</p>}
    {page.session.account && <p>{membershipText(page.session.account, page.now())}</p>}
  </div>
);
