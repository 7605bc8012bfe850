import type { ReactNode } from 'react';
import { Seal } from '../../../shared/seal.tsx';
import styles from './moon.module.css';

/** Around the disc: its engraved ring. */
const PETALS = Array.from({ length: 12 }, (_, at) => (
  <ellipse key={at} cx="80" cy="80" rx="70" ry="55" transform={`rotate(${at * 15} 80 80)`} />
));

/** The four points of a compass. */
const POINTS = [0, 90, 180, 270].map((angle) => (
  <path key={angle} d="M80 1l3.4 7L80 15l-3.4-7z" transform={`rotate(${angle} 80 80)`} />
));

/** Around it, clear of the text beside it. */
const STARS = (
  [
    [-5, 38, 5],
    [9, 16, 3],
    [147, 17, 4],
    [150, 142, 3],
  ] as const
).map(([x, y, size]) => (
  <path
    key={y}
    d="M0-1q.13.87 1 1q-.87.13-1 1q-.13-.87-1-1q.87-.13 1-1z"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
));

/**
 * The activity's seal with `children` on it, as the moon of the night. Part of the markup: a background drawing is shown only
 * after the prices.
 */
export const Moon = ({ children }: { children: ReactNode }) => (
  <p className={styles.moon}>
    <svg aria-hidden="true" viewBox="0 0 160 160" fill="none" stroke="#cfaf74">
      <circle cx="80" cy="80" r="72" />
      <circle cx="80" cy="80" r="76" strokeDasharray="1 3" />
      <g strokeWidth=".8">{PETALS}</g>
      <radialGradient id="moon" cx=".36" cy=".3" r=".8">
        <stop stopColor="#fffaf0" />
        <stop offset=".55" stopColor="#f0dcb0" />
        <stop offset="1" stopColor="#cdac70" />
      </radialGradient>
      <circle cx="80" cy="80" r="51" fill="url(#moon)" className={styles.disc} />
      <circle cx="80" cy="80" r="47.5" stroke="#6b4e14" strokeOpacity=".4" strokeWidth=".8" />
      <g fill="#e2cb9c" stroke="none">
        {POINTS}
        {STARS}
      </g>
    </svg>
    <Seal className={styles.seal} />
    <span className={styles.words}>{children}</span>
  </p>
);
