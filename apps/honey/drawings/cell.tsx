interface CellProps {
  fill: string;
  className?: string | undefined;
}

/** One rounded cell of a comb, stretched to its box. Says nothing to a screen reader. */
export const Cell = ({ fill, className }: CellProps) => (
  <svg className={className} aria-hidden="true" viewBox="0 0 96 104" preserveAspectRatio="none">
    <path
      d="M42.5 3.5a11 11 0 0 1 11 0l33 19a11 11 0 0 1 5.5 9.5v40a11 11 0 0 1-5.5 9.5l-33 19a11 11 0 0 1-11 0l-33-19A11 11 0 0 1 4 72V32a11 11 0 0 1 5.5-9.5z"
      fill={fill}
    />
  </svg>
);
