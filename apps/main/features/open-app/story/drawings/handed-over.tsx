import { Drawing } from './drawing.tsx';

/** The message is copied and handed to the golden star. */
export const HandedOver = () => (
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
