import type { ReactNode } from 'react';
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
    [-13, 44, 5],
    [2, 16, 3],
    [161, 22, 5],
    [165, 122, 3],
  ] as const
).map(([x, y, size]) => (
  <path
    key={y}
    d="M0-1q.13.87 1 1q-.87.13-1 1q-.13-.87-1-1q.87-.13 1-1z"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
));

export interface MoonProps {
  /** On the disc. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The activity's seal, as the moon of the night. Part of the markup: a background drawing is shown only after the prices. */
export const Moon = ({ children, className = styles.moon }: MoonProps) => (
  <p className={className}>
    <svg aria-hidden="true" viewBox="0 0 160 160" fill="none" stroke="#cfaf74">
      <circle cx="80" cy="80" r="72" />
      <circle cx="80" cy="80" r="76" strokeDasharray="1 3" />
      <g strokeWidth=".8">{PETALS}</g>
      <radialGradient id="moon" cx=".36" cy=".3" r=".8">
        <stop stopColor="#fffaf0" />
        <stop offset=".55" stopColor="#f0dcb0" />
        <stop offset="1" stopColor="#cdac70" />
      </radialGradient>
      <circle cx="80" cy="80" r="51" fill="url(#moon)" />
      <circle cx="80" cy="80" r="47.5" stroke="#6b4e14" strokeOpacity=".4" strokeWidth=".8" />
      <g fill="#e2cb9c" stroke="none">
        {POINTS}
        {STARS}
      </g>
      {!children && (
        <path
          d="M80 48l7.5 24.5L112 80l-24.5 7.5L80 112l-7.5-24.5L48 80l24.5-7.5z"
          fill="#6b4e14"
          fillOpacity=".6"
          stroke="none"
        />
      )}
    </svg>
    {children && <span>{children}</span>}
  </p>
);
