import type { ReactNode } from 'react';
import { Clauses } from '@vip/ui';
import styles from './manual-steps.module.css';

/** What a step is done with. */
export type StepSign = 'menu' | 'browser' | 'copy' | 'address' | 'chat';

export interface ManualStep {
  sign: StepSign;
  text: string;
}

/** Numbered manual steps, each with a drawing of what to tap. */
export const ManualSteps = ({ steps }: { steps: readonly ManualStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ sign, text }) => (
      <li key={sign}>
        <svg aria-hidden="true" viewBox="0 0 150 76" strokeLinecap="round" strokeLinejoin="round">
          {SIGNS[sign]}
        </svg>
        <span>
          <Clauses text={text} />
        </span>
      </li>
    ))}
  </ol>
);

/** The part of a screen that the lower edge of the drawing cuts. */
const screen = <rect className={styles.screen} x="17" y="13" width="116" height="90" rx="12" />;

const SIGNS: Readonly<Record<StepSign, ReactNode>> = {
  // The bar of an app, whose ··· is at the right.
  menu: (
    <>
      {screen}
      <path className={styles.words} d="M30 29h34M30 53h70M30 66h44" />
      <rect className={styles.dark} x="91" y="21" width="32" height="16" rx="8" />
      <path className={styles.dots} d="M100 29h.01M107 29h.01M114 29h.01" />
      <circle className={styles.tap} cx="107" cy="29" r="20" />
    </>
  ),
  // Items of a menu, of which the globe opens the browser.
  browser: (
    <>
      {screen}
      <path className={styles.grip} d="M68 22h14" />
      <path className={styles.words} d="M33 67h16M101 67h16" />
      <rect className={styles.item} x="29" y="31" width="24" height="24" rx="7" />
      <rect className={styles.item} x="97" y="31" width="24" height="24" rx="7" />
      <rect className={styles.gold} x="61" y="29" width="28" height="28" rx="8" />
      <path
        className={styles.line}
        d="M67 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM67.5 43h15M75 35c4.5 5 4.5 11 0 16M75 35c-4.5 5-4.5 11 0 16"
      />
      <path className={styles.strong} d="M66 67h18" />
    </>
  ),
  // A link with a button that copies it.
  copy: (
    <>
      <rect className={styles.screen} x="15" y="22" width="120" height="32" rx="10" />
      <path className={styles.words} d="M28 34h40M28 43h26" />
      <rect className={styles.gold} x="94" y="25" width="38" height="26" rx="8" />
      <path className={styles.line} d="M110 36v-3h10v10h-3M107 36h10v10h-10z" />
    </>
  ),
  // The address bar of a browser, with the link in it.
  address: (
    <>
      {screen}
      <rect className={styles.gold} x="27" y="22" width="96" height="22" rx="11" />
      <path className={styles.line} d="M33.5 33a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM34 33h10M106 27v12" />
      <path className={styles.strong} d="M54 33h42" />
      <path className={styles.words} d="M31 57h66M31 69h40" />
    </>
  ),
  // A chat in which the link has been sent.
  chat: (
    <>
      {screen}
      <circle className={styles.item} cx="34" cy="31" r="8" />
      <path className={styles.words} d="M50 31h28" />
      <rect className={styles.gold} x="51" y="45" width="70" height="24" rx="10" />
      <path className={styles.strong} d="M64 57h44" />
    </>
  ),
};
