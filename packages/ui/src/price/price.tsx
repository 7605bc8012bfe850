import { classes } from '../classes.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** An amount in fen. */
  fen: number;
  /** `auto` (cards) leaves `.00` out; `always` (totals) keeps it, smaller. */
  cents?: 'auto' | 'always';
  /** Shown under 20 px: the sign is then larger, so that it can be read. */
  isSmall?: boolean;
  className?: string | undefined;
}

const split = (fen: number) => {
  const digits = String(Math.round(fen)).padStart(3, '0');
  return { yuan: digits.slice(0, -2), cents: digits.slice(-2) };
};

const plain = (fen: number) => {
  const { yuan, cents } = split(fen);
  return cents === '00' ? yuan : `${yuan}.${cents}`;
};

/** ¥168 or ¥168.00, in the size of its text. */
export function Price({ fen, cents = 'auto', isSmall = false, className }: PriceProps) {
  const parts = split(fen);
  return (
    <span className={classes(styles.price, isSmall && styles.small, className)}>
      <i>¥</i>
      {parts.yuan}
      {(cents === 'always' || parts.cents !== '00') && <small>.{parts.cents}</small>}
    </span>
  );
}

/** The original price, struck through, and said as 原价 to a screen reader. Fen. */
export const WasPrice = ({ fen, className }: { fen: number; className?: string | undefined }) => (
  <span className={classes(styles.was, className)}>
    <HiddenText>原价</HiddenText>¥{plain(fen)}
  </span>
);
