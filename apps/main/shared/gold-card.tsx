import { classes } from '@vip/ui';
import styles from './gold-card.module.css';

export interface GoldCardProps {
  appName: string;
  /** Name of the membership. */
  title: string;
  /** How long it lasts, in two parts: the line may break between them, not inside the second. */
  until: readonly [string, string];
  /** A sheet covers the lower edge of the card. */
  isTucked: boolean;
}

/** The membership card: the one gold surface of a screen. */
export const GoldCard = ({ appName, title, until, isTucked }: GoldCardProps) => (
  <section className={classes(styles.card, isTucked ? styles.tucked : styles.free)} aria-label="会员卡">
    <Guilloche />
    <div className={styles.text}>
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

const LINES = 26;
const STEP = 8;

/** The path of one line: two superposed waves, shifted by line. */
function line(at: number): string {
  let path = '';
  for (let x = 0; x <= 224; x += STEP) {
    const y = 70 + Math.sin(x / 26 + at * 0.16) * (18 + at * 1.4) + Math.sin(x / 70 + at * 0.1) * 22;
    path += `${x} ${y.toFixed(1)} `;
  }
  return `M${path}`;
}

const lines = Array.from({ length: LINES }, (_, at) => <path key={at} d={line(at)} />);

/** The engraving on the right of the card, as on a banknote. Computed: its points would be more bytes than this code. */
export const Guilloche = () => (
  <svg
    aria-hidden="true"
    className={styles.engraving}
    viewBox="0 0 220 150"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    stroke="#6B4E14"
    strokeOpacity=".16"
    strokeWidth=".7"
  >
    {lines}
  </svg>
);
