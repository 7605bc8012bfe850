import { GIFT_DAYS } from '../gift.ts';
import styles from './invited.module.css';

/** What both get, side by side. */
export const Shares = ({ name }: { name: string }) => (
  <section className={styles.shares} aria-label="两边各得">
    <div>
      <h2>你得到</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
    <div>
      <h2>{name || '好友'}得到</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
  </section>
);
