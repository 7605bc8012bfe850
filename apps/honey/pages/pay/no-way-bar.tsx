import type { NoWay } from '@vip/purchase';
import { CopyButton, ScanCode } from '@vip/ui';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import styles from './no-way-bar.module.css';

/** Where nothing can be paid: why, and the link that goes on elsewhere. */
export const NoWayBar = ({ noWay }: { noWay: NoWay }) => (
  <FloatingBar>
    <p className={styles.reason}>
      {noWay.kind === 'scan' ? '电脑上不能支付，请用手机扫码打开' : noWay.reason}
    </p>
    {noWay.kind === 'scan' && <ScanCode link={noWay.link} />}
    {noWay.kind === 'scan' && <p className={styles.link}>{noWay.link}</p>}
    <CopyButton isPlain className={styles.copy} text={noWay.link}>
      复制链接
    </CopyButton>
  </FloatingBar>
);
