import { Drawing } from './drawing.tsx';

/** A picture of a chat under a golden glass, and what the glass finds in it. */
export const ReadPicture = () => (
  <Drawing>
    <rect x="62" y="22" width="150" height="236" rx="22" fill="#1f1b16" stroke="#8f7746" />
    <path d="M118 36h38" stroke="#3d3529" strokeWidth="5" />
    <path d="M84 62h70M84 78h44" stroke="#6b5b3c" strokeWidth="7" />
    <path d="M126 108h64M150 124h40" stroke="#3d3529" strokeWidth="7" />
    <path d="M84 154h82M84 170h56" stroke="#6b5b3c" strokeWidth="7" />
    <path d="M118 202h72M140 218h50" stroke="#3d3529" strokeWidth="7" />
    <path d="M36 60V34h26M238 60V34h-26M36 220v26h26M238 220v26h-26" stroke="#cfaf74" strokeWidth="2.5" />
    <circle cx="192" cy="150" r="50" fill="#14120f" stroke="#e2cb9c" strokeWidth="6" />
    <path d="M228 188l34 38" stroke="#e2cb9c" strokeWidth="11" />
    <path
      d="M192 178s-28-16-28-34a14.5 14.5 0 0 1 28-6 14.5 14.5 0 0 1 28 6c0 18-28 34-28 34z"
      fill="#e2cb9c"
    />
  </Drawing>
);
