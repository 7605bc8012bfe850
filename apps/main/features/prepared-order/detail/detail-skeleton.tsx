import type { ReactNode } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import styles from './detail.module.css';
import galleryStyles from './gallery.module.css';
import headStyles from './product-head.module.css';
import optionStyles from './option-list.module.css';

/** The page before anything is known: the same boxes, in the same style sheets, as what comes. */
export const DetailSkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <div className={galleryStyles.gallery} role="status">
      <HiddenText>正在载入</HiddenText>
      <div className={galleryStyles.slide} />
    </div>
    <main className={styles.sheet} data-sheet="" aria-busy="true">
      <p className={headStyles.price}>
        <span className={classes(headStyles.now, styles.bigLine)}>
          <SkeletonText width={96} />
        </span>
      </p>
      <h1 className={headStyles.title}>
        <HiddenText>商品详情</HiddenText>
        <SkeletonText width={260} />
      </h1>
      <ul className={headStyles.facts} aria-hidden="true">
        <li>
          <SkeletonText width={200} />
        </li>
        <li>
          <SkeletonText width={270} />
        </li>
      </ul>
      <section className={styles.section} aria-hidden="true">
        <h2>
          <SkeletonText width={68} />
        </h2>
        <div className={optionStyles.options}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={classes(optionStyles.option, styles.still)}>
              <span className={optionStyles.name}>
                <SkeletonText width={72} />
                <small>
                  <SkeletonText width={48} />
                </small>
              </span>
              <SkeletonText width={56} />
            </div>
          ))}
        </div>
      </section>
    </main>
    {foot}
    <PayBar label="购买">
      <div className={styles.bar}>
        <Skeleton width="100%" height="50px" radius="12px" />
      </div>
    </PayBar>
  </>
);
