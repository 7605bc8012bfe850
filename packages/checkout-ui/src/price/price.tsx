import { priceView } from '@vip/checkout-react';
import { HiddenText, classes } from '@vip/ui';
import styles from './price.module.css';

export interface PriceProps {
  /** An amount in fen. */
  fen: number;
  /** `auto` (cards) omits `.00`; `always` (totals) shows it smaller. */
  cents?: 'auto' | 'always';
  /** For text under 20 px: the currency sign is larger, so that it is legible. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** ¥168 or ¥168.00, in the size of its text. */
export function Price({ fen, cents = 'auto', isSmall = false, className }: PriceProps) {
  const { yuan, cents: rest } = priceView(fen);
  return (
    <span className={classes(styles.price, isSmall && styles.small, className)}>
      <i>¥</i>
      {yuan}
      {(cents === 'always' || rest !== '00') && <small>.{rest}</small>}
    </span>
  );
}

/** The original price, struck through; a screen reader reads 原价 before it. Fen. */
export function WasPrice({ fen, className }: { fen: number; className?: string | undefined }) {
  const { yuan, cents } = priceView(fen);
  return (
    <span className={classes(styles.was, className)}>
      <HiddenText>原价</HiddenText>¥{cents === '00' ? yuan : `${yuan}.${cents}`}
    </span>
  );
}
