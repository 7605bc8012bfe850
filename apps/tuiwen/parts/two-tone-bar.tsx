import type { ReactNode } from 'react';
import { PayBar, Price } from '@vip/checkout-ui';
import { HiddenText, SkeletonText } from '@vip/ui';
import styles from './two-tone-bar.module.css';

interface TwoToneBarProps {
  /** The consent row: it moves into the page where the bar would be too tall. */
  consent?: ReactNode;
  /** What came of the last tap; stands over both halves. */
  notice?: ReactNode;
  /** What is bought, and for how much (fen). */
  what: string;
  fen: number;
  /** The bright half: one button, of the class `barButton`. */
  children: ReactNode;
}

/** The bar at the bottom edge, from edge to edge: what it costs on the deep half, the act on the bright one. */
export const TwoToneBar = ({ consent, notice, what, fen, children }: TwoToneBarProps) => (
  <PayBar className={styles.bar} consent={consent && <div className={styles.consent}>{consent}</div>}>
    {notice && <div className={styles.notice}>{notice}</div>}
    <div className={styles.halves}>
      <div className={styles.total}>
        <p className={styles.what}>{what}</p>
        <HiddenText>合计</HiddenText>
        <Price fen={fen} cents="always" className={styles.price} />
      </div>
      {children}
    </div>
  </PayBar>
);

/** What makes a button the bright half. */
export const barButton = styles.button;

/** The same bar while its price is on its way. */
export const BlankBar = () => (
  <PayBar
    className={styles.bar}
    consent={
      <div className={styles.blankConsent}>
        <SkeletonText width="15rem" />
      </div>
    }
  >
    <div className={styles.halves}>
      <div className={styles.total}>
        <p className={styles.what}>
          <SkeletonText width="6em" />
        </p>
        <p className={styles.blankPrice}>
          <SkeletonText width="4em" />
        </p>
      </div>
      <div className={styles.button} />
    </div>
  </PayBar>
);
