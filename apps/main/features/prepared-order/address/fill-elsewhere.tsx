import type { ReactNode } from 'react';
import { Button, ScanCode } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { PreparedHead } from '../prepared-page.tsx';
import { ScanSteps } from '../scan-steps.tsx';
import { ADDRESS_HINT } from './address-fields.tsx';
import styles from './fill-elsewhere.module.css';

interface FillElsewhereProps {
  /** A code for the phone on a desktop; in apps without payment the link for a browser. */
  by: 'scan' | 'copy_link';
  goods: ReactNode;
  goBack(): void;
  foot: ReactNode;
}

/**
 * In place of the form where nothing can be paid: the address stays in its tab, so it is filled in where the order is paid.
 * As the form it is the label of the parcel, with what is in it below.
 */
export const FillElsewhere = ({ by, goods, goBack, foot }: FillElsewhereProps) => {
  const isScan = by === 'scan';
  return (
    <div className={styles.elsewhere}>
      <PreparedHead title="填写收货地址">{ADDRESS_HINT}</PreparedHead>
      <main className={styles.main}>
        <div className={styles.label}>
          {isScan && (
            <div className={styles.code}>
              <ScanCode link={document.URL} />
            </div>
          )}
          <div className={styles.act}>
            <h2>{isScan ? '请用手机扫码填写' : '请在浏览器中填写'}</h2>
            {isScan ? <ScanSteps ships /> : <p>复制链接到浏览器打开，填写后继续支付</p>}
          </div>
          <div className={styles.buttons}>
            <CopyLink link={document.URL} variant={isScan ? 'line' : 'solid'} />
            <Button variant={isScan ? 'text' : 'line'} onClick={goBack}>
              返回确认订单
            </Button>
          </div>
        </div>
        {goods && <div className={styles.parcel}>{goods}</div>}
      </main>
      {foot}
    </div>
  );
};
