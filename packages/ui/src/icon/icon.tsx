export interface IconProps {
  /** The path data of one of the shapes. */
  shape: string;
  /** px at the normal text size, and larger with it; 24 by default. */
  size?: number;
  strokeWidth?: number;
  className?: string | undefined;
}

/** A line icon on a 24 grid, in the colour of its text. Hidden from screen readers. */
export function Icon({ shape, size = 24, strokeWidth = 1.6, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', flex: 'none', width: `${size / 16}rem`, height: `${size / 16}rem` }}
    >
      <path d={shape} />
    </svg>
  );
}
