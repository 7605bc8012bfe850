import { GIFT_DAYS } from '../invite.ts';
import styles from './ticket.module.css';

/** What each side gets: a ticket, whose stub is the inviter's. */
export const Ticket = ({ name }: { name: string }) => (
  <section className={styles.ticket} aria-label="双方各得">
    <div className={styles.yours}>
      <h2>你可得</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
    <div className={styles.theirs}>
      <h2>{name || '好友'}可得</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
  </section>
);
