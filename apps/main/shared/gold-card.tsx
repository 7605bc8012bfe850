import { classes } from '@vip/ui';
import { Guilloche } from './guilloche.tsx';
import styles from './gold-card.module.css';

export interface GoldCardProps {
  appName: string;
  /** The membership that the card is. */
  title: string;
  /** Until when, in two parts: the line breaks between them, never inside the second. */
  until: readonly [string, string];
  /** Whether it comes out of the wallet (a sheet lies over its lower edge) or lies free. */
  isTucked: boolean;
}

/** The one gold surface of a screen. */
export const GoldCard = ({ appName, title, until, isTucked }: GoldCardProps) => (
  <section className={classes(styles.card, isTucked ? styles.tucked : styles.free)} aria-label="会员卡">
    <Guilloche />
    <div className={styles.words}>
      <p className={styles.small}>{appName}</p>
      <p className={styles.title}>{title}</p>
      <p className={styles.until}>
        {until[0]}
        <span className={styles.whole}>{until[1]}</span>
      </p>
    </div>
    <span className={styles.seal} />
  </section>
);
