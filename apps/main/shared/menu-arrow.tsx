/** An arrow from the page to the ··· menu, whose place is above the upper right corner. `className` sets position and colour. */
export const MenuArrow = ({ className }: { className: string | undefined }) => (
  <svg
    aria-hidden="true"
    className={className}
    width="148"
    height="136"
    viewBox="0 0 148 136"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M18 118c62 8 98-30 102-106" strokeDasharray="1 9" />
    <path d="M105 24l15-20 15 20" />
  </svg>
);
