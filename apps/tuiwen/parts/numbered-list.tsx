import { SkeletonText } from '@vip/ui';
import styles from './numbered-list.module.css';

export interface NumberedItem {
  title: string;
  text: string;
  /** Said more quietly, after the text. */
  aside?: string;
}

/** Ruled entries, each led by its number. */
export const NumberedList = ({ items }: { items: readonly NumberedItem[] }) => (
  <ol className={styles.list}>
    {items.map(({ title, text, aside }, at) => (
      <li key={title} className={styles.item}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <div className={styles.words}>
          <b className={styles.title}>{title}</b>
          <p className={styles.text}>
            <span>{text}</span>
            {aside && <span className={styles.aside}>{aside}</span>}
          </p>
        </div>
      </li>
    ))}
  </ol>
);

/** The same entries while they are on their way. */
export const BlankNumberedList = () => (
  <div className={styles.list}>
    {[1, 2, 3, 4].map((number) => (
      <div key={number} className={styles.item}>
        <span className={styles.number}>
          <SkeletonText width="1em" />
        </span>
        <div className={styles.words}>
          <div className={styles.title}>
            <SkeletonText width="6em" />
          </div>
          <div className={styles.text}>
            <SkeletonText width="13em" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
