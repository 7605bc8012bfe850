import type { Benefit } from '@vip/api';
import {
  HiddenText,
  Icon,
  bulbShape,
  chatShape,
  giftShape,
  heartShape,
  imageShape,
  moonShape,
  penShape,
  starShape,
  toneShape,
} from '@vip/ui';
import styles from './benefit-honeycomb.module.css';

/** By the backend's icon name of a benefit. Unknown names get a star. */
const SHAPES: Readonly<Record<string, string | undefined>> = {
  heart: heartShape,
  bulb: bulbShape,
  chat: chatShape,
  moon: moonShape,
  gift: giftShape,
  tone: toneShape,
  image: imageShape,
  pen: penShape,
};

interface BenefitHoneycombProps {
  benefits: Benefit[];
  /** The label of what is had without a membership: 非会员, 到期后, 现在; '' if that does not concern the user. */
  without: string;
}

/** The benefits of a package, as cells of a honeycomb. */
export function BenefitHoneycomb({ benefits, without }: BenefitHoneycombProps) {
  let first = 0;
  const rows = honeycombRows(benefits.length);
  return (
    <>
      {/* Once: screen readers read it in each cell. */}
      {without && (
        <p className={styles.legend} aria-hidden="true">
          <b className={styles.member}>会员</b> <span className={styles.free}>{without}</span>
        </p>
      )}
      <div className={styles.comb} role="list">
        {rows.map((width, row) => {
          const start = first;
          first += width;
          return (
            <div key={row} className={width === 3 ? styles.three : styles.row}>
              {benefits.slice(start, first).map((benefit, place) => (
                <Cell key={place} benefit={benefit} without={without} />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** What a member gets. 支持 alone says nothing: what others do not have is for members only. */
const memberText = ({ free, member }: Benefit) =>
  member === '支持' && free === '不支持' ? '会员专享' : member;

const HEXAGON =
  'M42.5 3.5a11 11 0 0 1 11 0l33 19a11 11 0 0 1 5.5 9.5v40a11 11 0 0 1-5.5 9.5l-33 19a11 11 0 0 1-11 0l-33-19A11 11 0 0 1 4 72V32a11 11 0 0 1 5.5-9.5z';

const Cell = ({ benefit, without }: { benefit: Benefit; without: string }) => (
  <div className={styles.cell} role="listitem">
    <svg className={styles.ground} aria-hidden="true" viewBox="0 0 96 104" preserveAspectRatio="none">
      <path d={HEXAGON} />
    </svg>
    <span className={styles.jar}>
      <Icon shape={(benefit.icon && SHAPES[benefit.icon]) || starShape} size={18} strokeWidth={2.1} />
    </span>
    <b className={styles.name}>{benefit.name}</b>
    <b className={styles.member}>{memberText(benefit)}</b>
    {/* The contract has a dash for what is not known. */}
    {without && benefit.free !== '—' && (
      <span className={styles.free}>
        <HiddenText>{without} </HiddenText>
        {benefit.free}
      </span>
    )}
  </div>
);

/** By the remainder of a division by five: the rows before and after the pairs of rows. */
const ENDS: readonly { before: number[]; after: number[] }[] = [
  { before: [], after: [] },
  { before: [1], after: [] },
  { before: [], after: [2] },
  { before: [1], after: [2] },
  { before: [1], after: [2, 1] },
];

/**
 * Cells in each row of a honeycomb of `count`. A row differs from the next by one, so that cells always interlock: 5 is 2
 * and 3, 4 is 1, 2 and 1.
 */
export function honeycombRows(count: number): number[] {
  const { before, after } = ENDS[count % 5] ?? { before: [], after: [] };
  const rows = [...before];
  for (let pairs = Math.floor(count / 5); pairs > 0; pairs -= 1) rows.push(2, 3);
  return [...rows, ...after];
}
