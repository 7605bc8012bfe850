/** Main's seal. Part of the markup: a background drawing is shown only after the prices. */
export const Seal = ({ className }: { className: string | undefined }) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 48 48"
    fill="none"
    stroke="var(--seal, #5a4313)"
    strokeWidth="1.2"
  >
    <circle cx="24" cy="24" r="22" />
    <circle cx="24" cy="24" r="18.5" strokeDasharray="1.2 2.4" />
    <path d="M24 10.5l3.8 9.7 9.7 3.8-9.7 3.8L24 37.5l-3.8-9.7L10.5 24l9.7-3.8z" />
    <path
      d="M24 17.5l1.8 4.7 4.7 1.8-4.7 1.8L24 30.5l-1.8-4.7-4.7-1.8 4.7-1.8z"
      fill="var(--seal, #5a4313)"
      stroke="none"
    />
  </svg>
);
