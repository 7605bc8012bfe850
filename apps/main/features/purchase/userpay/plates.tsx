import { withoutText } from '@vip/checkout-react';
import type { ShopState } from '../../../shared/purchase/shop.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { BenefitTable } from '../package-parts.tsx';
import styles from './plates.module.css';

/** The rest of the certificate, below the sheet: a plate with what it gives and questions about it. */
export const Plates = ({
  page,
  packageList: { packages, selected },
  parts,
  isLoading,
}: ShopState<typeof ShopParts>) => (
  <div className={styles.more}>
    <div className={styles.plate}>
      {selected.benefits.length > 0 && (
        <section className={styles.benefits}>
          <h2>会员权益对比</h2>
          <BenefitTable benefits={selected.benefits} without={isLoading ? undefined : withoutText(page)} />
        </section>
      )}
      {parts && <parts.FaqSection isWide packages={packages} />}
    </div>
  </div>
);
