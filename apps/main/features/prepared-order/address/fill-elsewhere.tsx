import type { ReactNode } from 'react';
import { Button, ScanCode } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { PreparedHead } from '../prepared-page.tsx';
import { ADDRESS_HINT } from './address-fields.tsx';
import styles from './fill-elsewhere.module.css';

interface FillElsewhereProps {
  /** A code for the phone on a desktop; in apps without payment the link for a browser. */
  by: 'scan' | 'copy_link';
  goods: ReactNode;
  goBack(): void;
  foot: ReactNode;
}

const STEPS = ['用手机扫描二维码', '在手机上填写地址', '确认订单并支付'];

/** In place of the form where nothing can be paid: the address stays in its tab, so it is filled in where the order is paid. */
export const FillElsewhere = ({ by, goods, goBack, foot }: FillElsewhereProps) => (
  <div className={styles.elsewhere}>
    <PreparedHead title="填写收货地址">{ADDRESS_HINT}</PreparedHead>
    <main className={styles.main}>
      <div className={styles.sheet}>
        {by === 'scan' ? (
          <>
            <h2>请用手机扫码填写</h2>
            <div className={styles.code}>
              <ScanCode link={document.URL} />
            </div>
            <div className={styles.copyLink}>
              <CopyLink link={document.URL} />
            </div>
          </>
        ) : (
          <>
            <h2>请在浏览器中填写</h2>
            <p>复制链接到浏览器打开，填写后继续支付</p>
            <div className={styles.copyLink}>
              <CopyLink link={document.URL} />
            </div>
          </>
        )}
      </div>
      <div className={styles.aside}>
        {goods}
        {by === 'scan' && (
          <section className={styles.steps}>
            <h2>填写步骤</h2>
            <ol className={styles.list}>
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        <Button variant="line" className={styles.back} onClick={goBack}>
          返回确认订单
        </Button>
      </div>
    </main>
    {foot}
  </div>
);
