const PETALS = Array.from({ length: 12 }, (_, at) => (
  <ellipse key={at} cx="130" cy="130" rx="120" ry="46" transform={`rotate(${at * 15} 130 130)`} />
));

/** The engraved flower of main's invitations; `className` sets position, size and colour. */
export const Rosette = ({ className }: { className?: string | undefined }) => (
  <svg aria-hidden="true" className={className} viewBox="0 0 260 260" fill="none" stroke="currentColor">
    {PETALS}
  </svg>
);
