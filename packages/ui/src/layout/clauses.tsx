/** Balanced: no single character on a second line. */
const WHOLE = { display: 'inline-block', textWrap: 'balance' } as const;

/** Text whose lines break after punctuation first: each clause wraps as a whole if it can. */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {(text.match(/[^，。？]*[，。？][，。？」]*|[^，。？]+/g) ?? []).map((clause, at) => (
      <span key={at} style={WHOLE}>
        {clause}
      </span>
    ))}
  </>
);
