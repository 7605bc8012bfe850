/** A gem, for a membership where no brand's logo is known. */
export const MemberMark = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    aria-hidden="true"
    viewBox="0 .75 28 28"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.8"
  >
    <path d="M9 8.5h10l3.5 4.5L14 21 5.5 13zM10.5 13l3.5 3.5 3.5-3.5" />
  </svg>
);
