/** A card with nothing on it; with a mark where something went wrong. In the brand's colours. */
export const StateDrawing = ({ isTrouble = false }: { isTrouble?: boolean }) => (
  <svg
    aria-hidden="true"
    width="148"
    height="120"
    viewBox="0 0 148 120"
    fill="none"
    style={{ display: 'block', margin: '0 auto' }}
  >
    <ellipse cx="74" cy="108" rx="56" ry="6" fill="var(--line)" />
    <rect
      x="26"
      y="34"
      width="96"
      height="62"
      rx="8"
      fill="var(--sheet)"
      stroke="var(--edge-on)"
      strokeWidth="2"
    />
    <path d="M27 48h94v8H27z" fill="var(--tint)" />
    <path
      d="M42 66h38M42 80h24"
      stroke="var(--edge-on)"
      strokeOpacity=".6"
      strokeWidth="5"
      strokeLinecap="round"
    />
    {isTrouble && (
      <>
        <circle cx="112" cy="34" r="17" fill="var(--text)" />
        <path d="M112 26v10M112 41.5h.01" stroke="var(--tint)" strokeWidth="3.5" strokeLinecap="round" />
      </>
    )}
  </svg>
);
