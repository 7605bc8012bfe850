import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import styles from './gold-card.module.css';
import { Seal } from './seal.tsx';

export interface GoldCardProps {
  appName: string;
  /** Name of the membership. */
  title: string;
  /** How long it lasts, in two parts: the line may break between them, not inside the second. */
  until: readonly [string, string];
  /** A sheet covers the lower edge of the card. */
  isTucked: boolean;
  /** Below the text. */
  children?: ReactNode;
}

/** The membership card: the one gold surface of a screen. */
export const GoldCard = ({ appName, title, until, isTucked, children }: GoldCardProps) => (
  <section className={classes(styles.card, isTucked ? styles.tucked : styles.free)} aria-label="会员卡">
    <Guilloche />
    <div className={styles.face}>
      {/* Another title is a new element: it appears with a motion. */}
      <div key={title} className={styles.text}>
        <p className={styles.small}>{appName}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.until}>
          {until[0]}
          <span className={styles.whole}>{until[1]}</span>
        </p>
      </div>
      <Seal className={styles.seal} />
    </div>
    {children}
  </section>
);

/** The engraving on the right of the card, as on a banknote. */
export const Guilloche = () => <span className={styles.engraving} />;
