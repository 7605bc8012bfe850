import type { ReactNode } from 'react';
import { AppSign } from '../opening-parts.tsx';
import { appsOnPhones } from '../apps-on-phones.ts';
import styles from './story.module.css';

/** The canvas of the drawings: fine golden lines. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    className={styles.drawing}
    viewBox="0 0 300 280"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** A message is copied into the app, the golden star. */
const HandedOver = () => (
  <Drawing>
    <path
      d="M46 34h128a18 18 0 0 1 18 18v30a18 18 0 0 1-18 18H46a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z"
      stroke="#6b5b3c"
      strokeDasharray="2 6"
    />
    <path
      d="M62 52h128a18 18 0 0 1 18 18v30a18 18 0 0 1-18 18H80l-22 16 2-21a18 18 0 0 1-16-17V70a18 18 0 0 1 18-18z"
      fill="#2b2620"
      stroke="#cfaf74"
    />
    <path d="M70 76h96M70 97h60" stroke="#b9ad98" strokeWidth="7" />
    <path d="M104 150c-6 46 14 70 56 72" stroke="#e2cb9c" strokeWidth="2.5" strokeDasharray="1 8" />
    <path d="M148 210l14 12-13 13" stroke="#e2cb9c" strokeWidth="2.5" />
    <circle cx="222" cy="206" r="58" stroke="#6b5b3c" strokeDasharray="1.5 5" />
    <circle cx="222" cy="206" r="46" fill="#e2cb9c" />
    <circle cx="222" cy="206" r="38" stroke="#7a5b1e" strokeOpacity=".6" />
    <path d="M222 176l8.3 21.7 21.7 8.3-21.7 8.3-8.3 21.7-8.3-21.7-21.7-8.3 21.7-8.3z" stroke="#4a380f" />
    <path d="M222 191l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" fill="#4a380f" />
  </Drawing>
);

/** A screenshot of a chat under a magnifying glass, which shows a heart. */
const ReadPicture = () => (
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

/** A received message and an answer: typed, struck out, with a waiting cursor. */
const Stuck = () => (
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

/** Heights of the strokes on a card, one row per tone. */
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

/** The middle card covers the others. */
const ORDER = [0, 4, 1, 3, 2];

/** Fanned cards, one per tone; the selected one is gold and raised. */
const Tones = () => <Drawing>{ORDER.map((at) => card(TONES[at] ?? [], at))}</Drawing>;

/** One of the five screens. */
interface Panel {
  title: string;
  text: string;
  drawing: ReactNode;
}

/** What 聊小白 does, in five screens. */
export const panels: readonly Panel[] = [
  { title: '这句话，怎么回？', text: '打了又删，删了又打，十分钟过去了', drawing: <Stuck /> },
  { title: '复制给聊小白', text: '复制对方的话，点「帮我回」', drawing: <HandedOver /> },
  { title: '语气，随你挑', text: '体贴、幽默、简短、商务，会员可选 28 种', drawing: <Tones /> },
  { title: '截图，也看得懂', text: '会员发一张聊天截图，帮你看懂对方在意什么', drawing: <ReadPicture /> },
  {
    title: '不知道怎么回，问一句就好',
    text: '打开聊小白，回好眼前这一句',
    drawing: <AppSign shape={appsOnPhones.lxb.shape} />,
  },
];
