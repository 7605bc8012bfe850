import styles from './hero.module.css';

const PETALS = Array.from({ length: 20 }, (_, at) => (
  <ellipse key={at} cx="160" cy="160" rx="150" ry="96" transform={`rotate(${at * 9} 160 160)`} />
));

/** An engraved sun, which rises behind the phone. Part of the markup: a background drawing is shown only after the prices. */
export const Sun = () => (
  <svg aria-hidden="true" className={styles.sun} viewBox="0 0 320 320" fill="none" stroke="currentColor">
    <g strokeWidth=".7">{PETALS}</g>
    <circle cx="160" cy="160" r="156" strokeWidth=".8" />
    <circle cx="160" cy="160" r="90" strokeWidth="1.2" />
    <circle cx="160" cy="160" r="84" strokeDasharray="1.5 4" />
  </svg>
);
