import { useEdition, type PurchasePage } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { loginAgreements } from '../../agreements.ts';
import { brand, type AppCode } from '../../brand.ts';
import styles from './page-foot.module.css';

/** The foot with what the page asks consent to; before that is known, with the texts of its app. */
export function PageFoot({ page, app }: { page: PurchasePage; app: AppCode }) {
  const edition = useEdition();
  const asked = page.consent.agreements;
  return (
    <div className={styles.foot}>
      <Foot {...brand} agreements={asked.length > 0 ? asked : loginAgreements(app, edition)} />
    </div>
  );
}
