/** Levels of a jar: 0 is empty, 1 is full to the shoulder, above 1 it overflows. */
const LEAST = 0.12;
const MOST = 0.95;
export const OVERFLOWING = 1.15;

/**
 * The level for the duration of a package. It grows with the logarithm of the days, so that a month, a quarter and a year
 * differ visibly (0.25, 0.54, 0.92). A membership for life (`null`) overflows.
 */
export function jarLevel(days: number | null): number {
  if (days === null) return OVERFLOWING;
  return Math.min(MOST, Math.max(LEAST, 0.25 + 0.268 * Math.log(days / 30)));
}

interface JarProps {
  /** The id of its clip path, unique in the page. */
  id: string;
  /** See `jarLevel`. */
  level: number;
  className?: string | undefined;
}

const GLASS = 'M8 20h34c3 4 4 8 4 14v14c0 7-4 10-10 10H14C8 58 4 55 4 48V34c0-6 1-10 4-14z';
const wave = (y: number) => `M0 ${y}c8-4 14 3 24 0s16-3 26 0v64H0z`;

/** A small jar of honey. Hidden from screen readers. */
export function Jar({ id, level, className }: JarProps) {
  const y = Math.round(56 - 36 * level);
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 50 62">
      <clipPath id={id}>
        <path d={GLASS} />
      </clipPath>
      <path d={GLASS} fill="#FFF3D9" />
      <g clipPath={`url(#${id})`}>
        <path d={wave(y)} fill="#FFB833" />
        <path d={wave(y + 6)} fill="#F79A1C" opacity=".75" />
        {level >= OVERFLOWING && (
          <path
            d="M7 20c6-3 30-3 36 0l1 8c0 6-5 6-5 0 0 10-6 10-6 1 0-4-4-4-4 0 0 4-5 4-5 0z"
            fill="#FFB833"
          />
        )}
      </g>
      <path d={GLASS} fill="none" stroke="#9A5A12" strokeWidth="2" />
      <path d="M10 32c-1 4-1 8-1 12" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".85" />
      <rect x="7" y="9" width="36" height="11" rx="5" fill="#E8743A" stroke="#9A5A12" strokeWidth="2" />
    </svg>
  );
}
