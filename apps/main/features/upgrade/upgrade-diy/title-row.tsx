import { apps, useApp } from '../../../brand.ts';
import { Seal } from '../../../shared/seal.tsx';
import styles from './upgrade-diy.module.css';

interface TitleRowProps {
  /** Which app the membership is for is not known yet. */
  isLoading?: boolean;
}

/** Title and brand, in every state of the page. */
export function TitleRow({ isLoading = false }: TitleRowProps) {
  const app = useApp();
  return (
    <div className={styles.titleRow}>
      <h1>升级会员</h1>
      <span className={styles.brand}>
        <Seal className={styles.mark} />
        <span>{apps[isLoading ? 'lxb' : app]}</span>
      </span>
    </div>
  );
}
