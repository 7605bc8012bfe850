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

const TRAYS = {
  ink: { tray: '#1f1b16', inside: '#2e2820', line: '#cfaf74', card: '#e6d1a6' },
  gold: { tray: '#d9bd84', inside: '#f0e2c3', line: '#7a5b1e', card: '#b98f45' },
  plain: { tray: '#f0e2c3', inside: '#fbf6ea', line: '#b08d4c', card: '#e6d1a6' },
};

export type TrayColour = keyof typeof TRAYS;

interface Painted {
  className?: string | undefined;
  colour: TrayColour;
}

/** The open box as it is photographed: flat, with the journal in it and the card on top. 52 wide, 36 high. */
const Tray = ({ colour }: { colour: TrayColour }) => {
  const { tray, inside, line, card } = TRAYS[colour];
  return (
    <g stroke={line} strokeWidth=".8">
      <rect x="1" y="1" width="50" height="34" rx="2.4" fill={tray} />
      <rect x="4" y="4" width="44" height="28" rx="1.2" fill={inside} />
      <g color="#e2cb9c" stroke="currentColor">
        <rect x="8" y="6" width="18.5" height="24" rx="1.6" fill="#57432f" stroke="#7d684c" />
        <path d="M11.4 6.2v23.6" stroke="#7d684c" />
        <circle cx="18.6" cy="15" r="4" />
        <Star x={18.6} y={15} size={2.9} />
      </g>
      <g transform="rotate(-9 34 21)" color="#4a380f" stroke="currentColor">
        <rect
          x="21.5"
          y="13.5"
          width="25"
          height="15.6"
          rx="1.8"
          fill={card}
          stroke="#8a6a2c"
          strokeWidth=".6"
        />
        <path d="M24.6 23h7M24.6 25.6h4.4" strokeWidth="1" />
        <circle cx="41" cy="18.6" r="3" />
        <Star x={41} y={18.6} size={2.2} />
      </g>
    </g>
  );
};

export const TrayDrawing = ({ className, colour }: Painted) => (
  <Drawing className={className} width={56}>
    <g transform="rotate(-5 28 20) translate(2 2)">
      <Tray colour={colour} />
    </g>
  </Drawing>
);

/** Two trays, the second behind the first. */
export const TwoTraysDrawing = ({ className, colour }: Painted) => (
  <Drawing className={className} width={56}>
    <g transform="translate(14.5 1.5) rotate(7 20 14) scale(.74)">
      <Tray colour="ink" />
    </g>
    <g transform="translate(1.5 11) rotate(-5 20 14) scale(.74)">
      <Tray colour={colour} />
    </g>
  </Drawing>
);
