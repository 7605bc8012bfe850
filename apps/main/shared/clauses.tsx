/** Balanced: no single character on a second line. */
const WHOLE = { display: 'inline-block', textWrap: 'balance' } as const;

/** Text whose lines break after punctuation first. */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {(text.match(/[^，。？]+[，。？」]*/g) ?? []).map((clause) => (
      <span key={clause} style={WHOLE}>
        {clause}
      </span>
    ))}
  </>
);
