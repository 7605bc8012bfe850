import { Drawing } from './drawing.tsx';

/** A message that came, and an answer that does not: written, struck out, the cursor waiting. */
export const Stuck = () => (
  <Drawing>
    <path
      d="M42 40h148a20 20 0 0 1 20 20v36a20 20 0 0 1-20 20H62l-24 18 2-24a20 20 0 0 1-18-20V60a20 20 0 0 1 20-20z"
      fill="#2b2620"
      stroke="#6b5b3c"
    />
    <path d="M48 66h112M48 90h74" stroke="#b9ad98" strokeWidth="7" />
    <path
      d="M112 158h148a20 20 0 0 1 20 20v36a20 20 0 0 1-18 20l2 24-24-24H112a20 20 0 0 1-20-20v-36a20 20 0 0 1 20-20z"
      stroke="#cfaf74"
      strokeWidth="1.8"
      strokeDasharray="2 7"
    />
    <path d="M118 196c10-14 16 12 26 0s16-12 26 0 16 12 26 0" stroke="#6b5b3c" strokeWidth="5" />
    <path d="M112 200l92-8" stroke="#e2cb9c" strokeWidth="2.5" />
    <path d="M222 180v32" stroke="#e2cb9c" strokeWidth="4" />
    <circle cx="256" cy="66" r="24" stroke="#8f7746" />
    <path d="M256 52v15l10 6" stroke="#e2cb9c" strokeWidth="2.5" />
  </Drawing>
);
