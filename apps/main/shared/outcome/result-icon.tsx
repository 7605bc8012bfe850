import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import { Rosette } from '../rosette.tsx';
import styles from './result-icon.module.css';

/** The filled circle of the tick and of a receipt's badge. */
const DISC = { fill: 'var(--result-icon, var(--champagne))', stroke: 'none' } as const;
/** Faint lines. */
const RING = 'var(--result-icon-ring, #3d3529)';
const ON_DISC = 'var(--result-icon-on, #2a1f0c)';

const Ring = () => <circle cx="38" cy="38" r="29" stroke={RING} strokeWidth="4" />;

/** A receipt with a badge at its corner. */
const Receipt = ({ badge }: { badge: string }) => (
  <>
    <path d="M55 33V15a5 5 0 0 0-5-5H22a5 5 0 0 0-5 5v50l6.5-5 6.5 5 5-4" />
    <path d="M27 24h18M27 34h18M27 44h8" stroke={RING} />
    <circle cx="53" cy="53" r="14.5" {...DISC} />
    <path d={badge} stroke={ON_DISC} />
  </>
);

const DRAWINGS = {
  paid: (
    <>
      <circle
        cx="38"
        cy="38"
        r="36.5"
        stroke="var(--result-icon-dots, #6b5b3c)"
        strokeWidth="1"
        strokeDasharray="1.5 4"
        strokeLinecap="butt"
      />
      <circle cx="38" cy="38" r="29" {...DISC} />
    </>
  ),
  waiting: (
    <>
      <Ring />
      <path d="M38 9a29 29 0 0 1 27.5 20" strokeWidth="4" className={styles.turning} />
      <path d="M38 24v15l9.5 6" />
    </>
  ),
  closed: <Receipt badge="M48.5 48.5l9 9M57.5 48.5l-9 9" />,
  missing: <Receipt badge="M48.8 49.6a4.3 4.3 0 1 1 6.4 3.7c-1.5.9-2.2 1.6-2.2 3M53 60.6v.1" />,
  failed: <Receipt badge="M53 45.5v8.5M53 60.3v.1" />,
  refunded: (
    <>
      <path d="M15 24a27 27 0 1 1-3.5 21" strokeWidth="4" />
      <path d="M15 11v13h13" strokeWidth="4" />
      <path d="M29.5 26l8.5 12 8.5-12M38 38v14M30.5 39h15M30.5 46h15" />
    </>
  ),
  login: <Receipt badge="M47.5 52.5h11v7h-11zM49.8 52.5v-2.6a3.2 3.2 0 0 1 6.4 0v2.6" />,
} satisfies Record<string, ReactNode>;

/** What a paid order sets free: four sparks beside the disc. */
const SPARKS = [
  'M-13 12l1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.8z',
  'M88 2l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2z',
  'M-3 56l1.3 3.4 3.4 1.3-3.4 1.3L-3 65.4l-1.3-3.4-3.4-1.3 3.4-1.3z',
  'M85 50l1.6 4.1 4.1 1.6-4.1 1.6-1.6 4.1-1.6-4.1-4.1-1.6 4.1-1.6z',
] as const;

export type ResultIconName = keyof typeof DRAWINGS;

/** The icon in the head, in the seller's colours. The tick is a layer of its own: it appears after its disc. */
export const ResultIcon = ({ name }: { name: ResultIconName }) => (
  <div
    className={classes(styles.icon, name === 'paid' && styles.stamped)}
    data-unpaid={name === 'paid' ? undefined : name}
    aria-hidden="true"
  >
    <Rosette className={styles.rosette} />
    <Layer>{DRAWINGS[name]}</Layer>
    {name === 'paid' && (
      <>
        <Layer className={styles.tick}>
          <path d="M26 39l8.5 8.5L51 30" stroke={ON_DISC} strokeWidth="4" />
        </Layer>
        <Layer className={styles.sparks}>
          {SPARKS.map((spark) => (
            <path key={spark} d={spark} fill="var(--result-sparks, none)" stroke="none" />
          ))}
        </Layer>
      </>
    )}
  </div>
);

const Layer = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <svg
    className={className}
    viewBox="0 0 76 76"
    fill="none"
    stroke="var(--result-icon, var(--champagne))"
    strokeWidth="3.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
