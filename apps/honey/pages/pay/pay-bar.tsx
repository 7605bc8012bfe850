import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/purchase';
import { Button, CheckBox, Price, Skeleton, WasPrice } from '@vip/ui';
import { AgreementLinks } from '../../parts/agreement-links.tsx';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import styles from './pay-bar.module.css';

/** Consent and the pay button with the amount in it. */
export const HoneyPayBar = ({ page, selected }: { page: PurchasePage; selected: MembershipPackage }) => (
  <FloatingBar
    consent={
      <CheckBox
        checked={page.consent.isChecked}
        onChange={page.consent.setChecked}
        className={styles.consent}
      >
        已阅读并同意
        <AgreementLinks agreements={page.consent.agreements} />
      </CheckBox>
    }
  >
    <NoticeStrip {...page} />
    <Button className={styles.pay} isBusy={page.isBusy} onClick={page.pay}>
      <span className={styles.word}>立即开通</span>
      <Price fen={selected.price} cents="always" className={styles.total} />
      {selected.originalPrice > selected.price && (
        <WasPrice fen={selected.originalPrice} className={styles.was} />
      )}
    </Button>
  </FloatingBar>
);

/** The same bar while the packages are on their way. */
export const BlankPayBar = () => (
  <FloatingBar
    consent={
      <div className={styles.blankConsent}>
        <Skeleton width="15rem" height="1rem" radius="1em" />
      </div>
    }
  >
    <div className={styles.blankPay} />
  </FloatingBar>
);
