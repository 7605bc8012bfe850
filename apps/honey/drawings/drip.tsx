/** The edge where a header runs down into the page, in the page's colour. Says nothing to a screen reader. */
export const Drip = ({ className }: { className?: string | undefined }) => (
  <svg className={className} aria-hidden="true" viewBox="0 0 375 52" preserveAspectRatio="none">
    <path
      d="M0 53V14c16 0 20 18 32 18s12-20 30-20 14 30 28 30 10-26 34-28 22 14 36 14 16-16 40-16 18 34 34 34 10-28 36-30 22 12 40 12 18-14 30-14 20 6 35 4v35z"
      fill="var(--bg)"
    />
  </svg>
);
