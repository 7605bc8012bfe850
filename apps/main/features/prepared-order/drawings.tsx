import type { ReactNode } from 'react';

/** The four-pointed star of the seal, around this point. */
const Star = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    d="M0-1L.24-.24 1 0 .24.24 0 1-.24.24-1 0-.24-.24z"
    transform={`translate(${x} ${y}) scale(${size})`}
    fill="currentColor"
    stroke="none"
  />
);

interface DrawingProps {
  className?: string | undefined;
  /** Of the view box; 40 by default. */
  width?: number;
  children: ReactNode;
}

/** Main's drawings of goods: flat, with gold hairlines. */
const Drawing = ({ className, width = 40, children }: DrawingProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox={`0 0 ${width} 40`}
    fill="none"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {children}
  </svg>
);

/** The membership: the seal. */
export const SealDrawing = () => (
  <Drawing>
    <g color="#e2cb9c" stroke="currentColor">
      <circle cx="20" cy="20" r="16" fill="#1f1b16" stroke="none" />
      <circle cx="20" cy="20" r="13" strokeWidth=".9" />
      <circle cx="20" cy="20" r="10.4" strokeWidth=".8" strokeDasharray=".9 1.7" />
      <Star x={20} y={20} size={8} />
    </g>
  </Drawing>
);

export const CardDrawing = () => (
  <Drawing>
    <g transform="rotate(-8 20 20)" color="#6b4e14" stroke="currentColor" strokeWidth=".9">
      <rect x="3.5" y="9" width="33" height="22" rx="3" fill="#e6d1a6" stroke="#b08d4c" />
      <path d="M8 22.5h10M8 26h6.5" strokeWidth="1.3" />
      <circle cx="29" cy="17" r="4.4" />
      <Star x={29} y={17} size={3.2} />
    </g>
  </Drawing>
);

export const NotebookDrawing = () => (
  <Drawing>
    <g color="#e2cb9c" stroke="currentColor" strokeWidth=".9">
      <path d="M26 31.5v6l-2-1.6-2 1.6v-6" fill="#cfaf74" stroke="none" />
      <rect x="8.5" y="4" width="24" height="29" rx="2.4" fill="#43352a" stroke="#2b2620" />
      <path d="M13 4.5v28" stroke="#7d684c" />
      <circle cx="23" cy="17" r="5" />
      <Star x={23} y={17} size={3.6} />
    </g>
  </Drawing>
);

const BOXES = {
  ink: { face: '#2b2620', lid: '#14120f', line: '#cfaf74' },
  gold: { face: '#ecdab4', lid: '#d9bd84', line: '#7a5b1e' },
  plain: { face: '#fbf6ea', lid: '#f0e2c3', line: '#b08d4c' },
};

export type BoxColour = keyof typeof BOXES;

interface Painted {
  className?: string | undefined;
  colour: BoxColour;
}

/** A closed box with its ribbon and seal, 30 wide. */
const Box = ({ x, colour }: { x: number; colour: BoxColour }) => {
  const { face, lid, line } = BOXES[colour];
  return (
    <g transform={`translate(${x} 0)`} color={line} stroke="currentColor">
      <rect x="2.5" y="16" width="25" height="18" rx="1.6" fill={face} />
      <path d="M15 16v18" strokeWidth="2.4" />
      <rect x=".5" y="9" width="29" height="7.6" rx="1.6" fill={lid} />
      <path d="M15 9v7.6" strokeWidth="2.4" />
      <path d="M15 9c-2-5-8-6-8.5-3C6 8.6 11 9 15 9zM15 9c2-5 8-6 8.5-3C24 8.6 19 9 15 9z" fill={lid} />
      <circle cx="15" cy="25.5" r="4.6" fill={face} />
      <Star x={15} y={25.5} size={3.2} />
    </g>
  );
};

export const BoxDrawing = ({ className, colour }: Painted) => (
  <Drawing className={className}>
    <Box x={5} colour={colour} />
  </Drawing>
);

/** Two boxes, the second behind the first. */
export const TwoBoxesDrawing = ({ className, colour }: Painted) => (
  <Drawing className={className} width={46}>
    <g transform="translate(6.5 6.8) scale(.83)">
      <Box x={17} colour="ink" />
    </g>
    <Box x={1} colour={colour} />
  </Drawing>
);
