import { withoutText } from '@vip/checkout-react';
import type { ShopState } from '../../../shared/purchase/shop.tsx';
import { BenefitTable } from '../package-parts.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './plates.module.css';
import vignettes from './vignettes.module.css';

/** Below the sheet: what it gives, on a ribbon, what the app does, and questions. */
export const Plates = ({
  page,
  packageList: { packages, selected },
  parts,
  isLoading,
}: ShopState<typeof LazyParts>) => (
  <div className={styles.more}>
    {selected.benefits.length > 0 && (
      <section className={styles.benefits}>
        <h2>会员权益对比</h2>
        <BenefitTable benefits={selected.benefits} without={isLoading ? undefined : withoutText(page)} />
      </section>
    )}
    {isLoading ? <EmptyVignettes /> : parts && <parts.Vignettes />}
    {parts && <parts.FaqSection isWide packages={packages} />}
  </div>
);

/** Placeholders as high as what the app does. */
const EmptyVignettes = () => (
  <section className={vignettes.vignettes}>
    <h2>会员能帮你</h2>
    <ul>
      {['一', '二', '三'].map((name) => (
        <li key={name}>
          <svg />
          <p>
            <b>用处{name}</b>
            <span>复制对方的话，</span>
            <span>几秒给出回法</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
