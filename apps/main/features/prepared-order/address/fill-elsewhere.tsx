import type { ReactNode } from 'react';
import { Button, classes, ScanCode } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { PreparedFoot, PreparedHead } from '../prepared-page.tsx';
import { ScanSteps } from '../scan-steps.tsx';
import { ADDRESS_HINT } from './address-fields.tsx';
import styles from './fill-elsewhere.module.css';

interface FillElsewhereProps {
  /** A code for the phone on a desktop; in apps without payment the link for a browser. */
  by: 'scan' | 'copy_link';
  goods: ReactNode;
  goBack(): void;
}

/**
 * In place of the form where nothing can be paid: the address stays in its tab, so it is filled in where the order is paid.
 * A label lies on the box, as in the form.
 */
export const FillElsewhere = ({ by, goods, goBack }: FillElsewhereProps) => {
  const isScan = by === 'scan';
  return (
    <div className={styles.elsewhere}>
      <PreparedHead title="填写收货地址">{ADDRESS_HINT}</PreparedHead>
      <main className={classes(styles.main, isScan && styles.scan)}>
        <div className={styles.act}>
          <h2>{isScan ? '请用手机扫码填写' : '请在浏览器中填写'}</h2>
          {isScan ? (
            <>
              <div className={styles.code}>
                <ScanCode link={document.URL} />
              </div>
              <ScanSteps ships />
            </>
          ) : (
            <p>复制链接到浏览器打开，填写后继续支付</p>
          )}
          <div className={styles.buttons}>
            <CopyLink link={document.URL} variant={isScan ? 'line' : 'solid'} />
            <Button variant={isScan ? 'text' : 'line'} onClick={goBack}>
              返回确认订单
            </Button>
          </div>
        </div>
        <div className={styles.sent}>
          {isScan && <Asked />}
          {goods && <div className={styles.goods}>{goods}</div>}
        </div>
      </main>
      <PreparedFoot />
    </div>
  );
};

const ASKED = ['收货人', '手机号', '所在地区', '详细地址'];

/** What the phone asks for, as lines of a label that is still blank: nothing is written here. */
const Asked = () => (
  <div className={styles.label}>
    <h2>手机上需填写</h2>
    <ul>
      {ASKED.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
);
