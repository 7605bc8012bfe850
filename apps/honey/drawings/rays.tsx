const TURNS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];

/** Rays of light behind a header. Says nothing to a screen reader. */
export const Rays = ({ className }: { className?: string | undefined }) => (
  <svg className={className} aria-hidden="true" width="330" height="330" viewBox="0 0 330 330">
    <g fill="#fff" opacity=".16">
      {TURNS.map((turn) => (
        <path key={turn} d="M165 165L150 0h30z" transform={`rotate(${turn} 165 165)`} />
      ))}
    </g>
  </svg>
);
