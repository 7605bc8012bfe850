import type { Picture } from './pictures.ts';

/** A picture of a story. Lines in the colour of the text, filled with `--drawing-fill`. */
export const Drawing = ({ picture, className }: { picture: Picture; className?: string | undefined }) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 80 56"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={picture.fine} strokeWidth=".7" strokeOpacity=".75" />
    <path d={picture.gold} fill="var(--drawing-fill)" />
    <path d={picture.lines} strokeWidth="1.1" />
  </svg>
);
