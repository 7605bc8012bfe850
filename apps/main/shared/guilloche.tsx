import styles from './guilloche.module.css';

const LINES = 26;
const STEP = 8;

/** One line of the engraving: two waves laid over each other, a little further on with every line. */
function line(at: number): string {
  let path = '';
  for (let x = 0; x <= 224; x += STEP) {
    const y = 70 + Math.sin(x / 26 + at * 0.16) * (18 + at * 1.4) + Math.sin(x / 70 + at * 0.1) * 22;
    path += `${x} ${y.toFixed(1)} `;
  }
  return `M${path}`;
}

const lines = Array.from({ length: LINES }, (_, at) => <path key={at} d={line(at)} />);

/** The engraving on the gold card's right, as on a banknote. */
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
