import { GLASS } from './glass.ts';

/** The face of the jar. */
export type Mood = 'glad' | 'waiting' | 'asleep';

interface MascotProps {
  /** 0 empty to 1 full. */
  level: number;
  mood: Mood;
  /** Of the honey in the jar. */
  honeyClassName?: string | undefined;
  /** Honey runs into it from above, and its lid leans on it. */
  isOpen?: boolean;
}

const AWAKE = 'M48 90.5v3M84 90.5v3';
const ASLEEP = 'M43 92c3 4 7 4 10 0M79 92c3 4 7 4 10 0';
const MOUTH: Record<Mood, string> = {
  glad: 'M59 98c3 6 11 6 14 0',
  waiting: 'M60 101h12',
  asleep: 'M61 102c3-3 7-3 10 0',
};

/** Beside the jar. */
const LID = <rect x="-34" y="94" width="88" height="22" rx="10" fill="#D9542B" />;

/** From above the drawing to the honey of a jar that has just begun to fill, with rings where it lands. */
const POURED = (
  <>
    <path d="M99-80h7c1 60 1 132 0 192q-3.5 3-7 0c-1-60-1-132 0-192z" fill="#FFAE26" />
    <path d="M101.5-80v186" stroke="#FFD98A" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M92 111c-4 2-2 5 10 5s13-3 9-5M86 112c-6 5 0 9 16 9"
      fill="none"
      stroke="#FFD98A"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
);

/** The jar with a face. At most one in a page: its gradient and clip path have fixed ids. Hidden from screen readers. */
export function Mascot({ level, mood, honeyClassName, isOpen = false }: MascotProps) {
  const drop = Math.round(72 - 96 * level);
  return (
    <svg
      aria-hidden="true"
      width="124"
      height="150"
      viewBox="0 -8 132 160"
      style={{ display: 'block', margin: '0 auto', overflow: 'visible' }}
    >
      <defs>
        <linearGradient id="honey-glass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FFE9B8" />
          <stop offset="1" stopColor="#FFF8E8" />
        </linearGradient>
        <clipPath id="honey-jar">
          <path d={GLASS} />
        </clipPath>
      </defs>
      {isOpen ? (
        <g transform="rotate(-64 10 105)" stroke="#5E340B" strokeWidth="3.5">
          {LID}
        </g>
      ) : (
        <g transform="rotate(20 92 40)" stroke="#5E340B">
          <path d="M92 4v46" stroke="#8A4B14" strokeWidth="6" strokeLinecap="round" />
          <circle cx="92" cy="4" r="6" fill="#B8702C" strokeWidth="3" />
        </g>
      )}
      <ellipse cx="66" cy="143" rx="50" ry="6" fill="#B8650A" opacity=".22" />
      <path d={GLASS} fill="url(#honey-glass)" />
      <g clipPath="url(#honey-jar)">
        <g transform={`translate(0 ${drop})`}>
          <g className={honeyClassName}>
            <path d="M0 68c22-10 40 6 66 0s40-6 70 0v120H0z" fill="#FFAE26" />
            <path d="M0 84c22-8 40 6 66 0s40-6 70 0v110H0z" fill="#F48F14" />
          </g>
        </g>
      </g>
      <g fill="none" stroke="#5E340B" strokeWidth="3.5">
        <path d={GLASS} />
        {isOpen ? (
          <ellipse cx="66" cy="43" rx="42" ry="6.5" fill="#FFF3D9" />
        ) : (
          <rect x="22" y="22" width="88" height="22" rx="10" fill="#D9542B" />
        )}
      </g>
      {isOpen && POURED}
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M24 66c-3 6-4 12-4 20" strokeWidth="6" opacity=".9" />
        {!isOpen && <path d="M34 28h40" strokeWidth="4" opacity=".5" />}
      </g>
      <g fill="none" stroke="#43260A" strokeWidth="3.5" strokeLinecap="round">
        <path d={mood === 'asleep' ? ASLEEP : AWAKE} strokeWidth={mood === 'asleep' ? 3.5 : 8} />
        <path d={MOUTH[mood]} />
      </g>
      <g fill="#FF7A4D" opacity=".75">
        <ellipse cx="38" cy="103" rx="7" ry="4.5" />
        <ellipse cx="94" cy="103" rx="7" ry="4.5" />
      </g>
    </svg>
  );
}
