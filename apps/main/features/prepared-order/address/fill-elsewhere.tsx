import type { ReactNode } from 'react';
import { ScanCode } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { PreparedHead } from '../prepared-page.tsx';
import { ADDRESS_HINT } from './address-fields.tsx';
import styles from './address.module.css';

interface FillElsewhereProps {
  /** A code for the phone on a desktop; in apps without payment the link for a browser. */
  by: 'scan' | 'copy_link';
  goods: ReactNode;
  foot: ReactNode;
}

/** In place of the form where nothing can be paid: the address stays in its tab, so it is filled in where the order is paid. */
export const FillElsewhere = ({ by, goods, foot }: FillElsewhereProps) => (
  <div className={styles.elsewhere}>
    <PreparedHead isLight title="填写收货地址">
      {ADDRESS_HINT}
    </PreparedHead>
    <main className={styles.main}>
      <div className={styles.sheet}>
        {by === 'scan' ? (
          <>
            <ScanCode link={document.URL} />
            <b>请用手机扫码填写</b>
            <p>填写后在手机上继续支付</p>
          </>
        ) : (
          <>
            <b>请在浏览器中填写</b>
            <p>复制链接到浏览器打开，填写后继续支付</p>
            <div className={styles.copyLink}>
              <CopyLink link={document.URL} />
            </div>
          </>
        )}
      </div>
      {goods}
    </main>
    {foot}
  </div>
);
