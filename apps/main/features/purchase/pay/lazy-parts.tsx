import { FaqSection } from '../../../shared/purchase/shop-parts.tsx';
import type { ShopState } from '../../../shared/purchase/shop.tsx';
import { FeedbackLetters } from '../lazy-parts.tsx';
import purchaseStyles from '../purchase.module.css';
import styles from './pay.module.css';

/** The lazy chunk of `/`, loaded after the first render. */
export * from '../lazy-parts.tsx';
export { CardFacts } from './card-facts.tsx';
export { Failure } from './pay-failure.tsx';
export { Uses } from './uses.tsx';

/** The last sections: feedback, and the questions, which wait for it, as it would move them. */
export const LastSections = ({ page, packageList }: Pick<ShopState<unknown>, 'page' | 'packageList'>) => (
  <div className={styles.last}>
    <div className={purchaseStyles.reviews}>
      <FeedbackLetters feedback={page.feedback} now={page.now()} />
    </div>
    {page.feedback.status !== 'loading' && <FaqSection isWide packages={packageList.packages} />}
  </div>
);
