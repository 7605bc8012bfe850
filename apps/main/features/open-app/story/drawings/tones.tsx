import { Drawing } from './drawing.tsx';

/** How high the strokes of a card stand: a tone looks as it sounds. */
const TONES = [
  [6, 10, 16, 10, 6],
  [20, 6, 24, 6, 20],
  [10, 24, 34, 24, 10],
  [28, 20, 12, 20, 28],
  [6, 26, 6, 26, 6],
];

const CHOSEN = 2;

const waves = (heights: readonly number[]) =>
  heights.map((height, at) => `M${126 + at * 12} ${124 - height}v${height * 2}`).join('');

const card = (heights: readonly number[], at: number) => (
  <g key={at} transform={`rotate(${(at - CHOSEN) * 12} 150 320)`}>
    <rect
      x="106"
      y={at === CHOSEN ? 44 : 58}
      width="88"
      height="146"
      rx="16"
      fill={at === CHOSEN ? '#e2cb9c' : '#211c16'}
      stroke={at === CHOSEN ? 'none' : '#8f7746'}
    />
    <path
      d={waves(heights)}
      stroke={at === CHOSEN ? '#4a380f' : '#b9ad98'}
      strokeWidth="5"
      transform={at === CHOSEN ? 'translate(0 -6)' : 'translate(0 6)'}
    />
  </g>
);

/** The middle card lies over the others. */
const ORDER = [0, 4, 1, 3, 2];

/** A hand of cards, a tone each; the chosen one is gold and stands out. */
export const Tones = () => <Drawing>{ORDER.map((at) => card(TONES[at] ?? [], at))}</Drawing>;
