/** A page with rules and no words; torn across where something went wrong. Says nothing to a screen reader. */
export const BlankPaper = ({ isTorn = false }: { isTorn?: boolean }) => (
  <svg
    aria-hidden="true"
    width="112"
    height="132"
    viewBox="0 0 112 132"
    fill="none"
    style={{ display: 'block' }}
  >
    <path d="M12 8h88v116H12z" fill="var(--fill-on)" />
    <path d="M12 8h88v116H12z" stroke="var(--text)" strokeWidth="2" />
    <path d="M24 24h34" stroke="var(--accent)" strokeWidth="6" />
    <path d="M24 38h64" stroke="var(--text)" strokeWidth="2" />
    <path
      d="M24 52h64M24 64h64M24 76h40M24 96h64M24 108h52"
      stroke="var(--edge)"
      strokeWidth="1.5"
      strokeOpacity=".55"
    />
    {isTorn && (
      <>
        <path
          d="M4 92l16-10 14 8 16-12 14 9 16-11 14 7 14-9v10l-14 9-14-7-16 11-14-9-16 12-14-8-16 10z"
          fill="var(--bg)"
        />
        <path
          d="M12 87l8-5 14 8 16-12 14 9 16-11 14 7 6-4M12 97l8-5 14 8 16-12 14 9 16-11 14 7 6-4"
          stroke="var(--text)"
          strokeWidth="2"
        />
      </>
    )}
  </svg>
);
