interface BlankPhotoProps {
  /** It did not come out: the corner is torn off. */
  isTorn?: boolean;
}

/** A print with nothing on it yet, on a pile. Says nothing to a screen reader. */
export const BlankPhoto = ({ isTorn = false }: BlankPhotoProps) => (
  <svg aria-hidden="true" width="148" height="112" viewBox="0 0 148 112" fill="none">
    <path d="M22 30l78-14 12 66-78 14z" fill="var(--fill-on)" stroke="var(--edge)" strokeWidth="1.6" />
    <path
      d={isTorn ? 'M40 22h82v46l-12 4-6 10-10 2-6 10H40z' : 'M40 22h82v72H40z'}
      fill="#fff"
      stroke="var(--edge)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d={isTorn ? 'M48 30h66v34l-12 6-6 8-4 4H48z' : 'M48 30h66v48H48z'} fill="var(--tint)" />
    <path
      d={isTorn ? 'M48 72l16-18 12 12 10-10 14 15-8 11H48z' : 'M48 78V70l18-18 14 14 10-9 24 19v2z'}
      fill="var(--accent)"
      opacity=".45"
    />
    <circle cx="98" cy="44" r="6" fill="#fff" />
    {isTorn && (
      <path
        d="M118 78l8 4-3 14-17 2 3-9 6-3z"
        fill="#fff"
        stroke="var(--edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    )}
  </svg>
);
