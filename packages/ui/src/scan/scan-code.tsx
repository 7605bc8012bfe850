import { useLazyModule } from '../lazy/lazy-module.tsx';
import styles from './scan-code.module.css';

const load = () => import('./qr-code.tsx');

/**
 * A link to be scanned with the phone. The encoder is fetched when it is shown, which is on desktops only; where it
 * does not come, the link beside it is the way.
 */
export function ScanCode({ link }: { link: string }) {
  const { part, hasFailed } = useLazyModule(load);
  if (hasFailed) return null;
  return (
    <div className={styles.box}>
      {part && <part.QrCode className={styles.code} text={link} label="用手机扫码打开这个页面" />}
    </div>
  );
}
