import type { ReactNode } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { HiddenText, Skeleton, SkeletonText } from '@vip/ui';
import { PreparedHead } from '../prepared-head.tsx';
import styles from './address.module.css';
import fieldStyles from './region-field.module.css';

/** The form's boxes before it is known that anything is shipped. */
export const AddressSkeleton = ({ foot }: { foot: ReactNode }) => (
  <div className={styles.form}>
    <PreparedHead title="收货地址">只用来寄这一单，关掉页面后手机上不保留。</PreparedHead>
    <main className={styles.sheet} data-sheet="" aria-busy="true">
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
      {[42, 42, 56, 56].map((width, at) => (
        <div key={at} className={fieldStyles.field} aria-hidden="true">
          <span className={fieldStyles.label}>
            <SkeletonText width={width} />
          </span>
          <Skeleton width="100%" height="52px" radius="12px" />
        </div>
      ))}
    </main>
    {foot}
    <PayBar label="保存">
      <div className={styles.bar}>
        <Skeleton width="100%" height="50px" radius="12px" />
      </div>
    </PayBar>
  </div>
);
