import styles from './tier-cards.module.css';

/** Over trouble, when there is nothing to upgrade to. */
export const PlainHead = () => (
  <header className={styles.plain}>
    <h1>升级会员</h1>
  </header>
);
