import { useLazyModule } from '../lazy/lazy-module.tsx';
import styles from './scan-code.module.css';

const load = () => import('./qr-code.tsx');

/**
 * A link to scan with the phone. The encoder is loaded when it is shown, on desktops only; if that fails, the link
 * beside it remains.
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
