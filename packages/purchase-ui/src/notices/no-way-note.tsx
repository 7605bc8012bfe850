import type { NoWay } from '@vip/purchase';
import { Icon, ScanCode, scanShape, warnShape } from '@vip/ui';
import styles from './no-way-note.module.css';

/** Why nothing can be paid here, and the link to where it can. */
export const NoWayNote = ({ noWay }: { noWay: NoWay }) => (
  <div className={styles.note}>
    <Icon shape={noWay.kind === 'scan' ? scanShape : warnShape} size={22} className={styles.icon} />
    <div className={styles.words}>
      <p>{noWay.kind === 'scan' ? '电脑上不能付款，请用手机扫码打开' : noWay.reason}</p>
      {noWay.kind === 'scan' && <ScanCode link={noWay.link} />}
      <p className={styles.link}>{noWay.link}</p>
    </div>
  </div>
);
