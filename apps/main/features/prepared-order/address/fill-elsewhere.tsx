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
          {isScan && <Rows />}
          {goods && <div className={styles.goods}>{goods}</div>}
        </div>
      </main>
      <PreparedFoot />
    </div>
  );
};

/** What the phone will ask for. */
const Rows = () => (
  <div className={styles.label}>
    <h2>收货信息</h2>
    <dl>
      <div>
        <dt>收货人</dt>
        <dd>姓名</dd>
      </div>
      <div>
        <dt>手机号</dt>
        <dd>11 位手机号</dd>
      </div>
      <div>
        <dt>所在地区</dt>
        <dd>省、市、区县</dd>
      </div>
      <div>
        <dt>详细地址</dt>
        <dd>小区、楼栋、房间号</dd>
      </div>
    </dl>
  </div>
);
