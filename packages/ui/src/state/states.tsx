import type { ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { LinkButton } from '../layout/link-button.tsx';
import { RequestNumber } from './request-number.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened and what to do, in one sentence. */
  text: string;
  /** A reassurance, e.g. 你的订单和会员权益不受影响 */
  note?: string;
  requestId?: string | undefined;
  onRetry(): void;
  /** A link to customer service (`tel:…`). */
  onSupport?: string;
  drawing?: ReactNode;
}

/** A failure: an alert, with 重试 as the first action. */
export const ErrorState = ({ text, note, requestId, onRetry, onSupport, drawing }: ErrorStateProps) => (
  <div role="alert" className={styles.state}>
    {drawing ?? <StateDrawing mark={FAILED_MARK} />}
    <h2>{text}</h2>
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.acts}>
      <Button onClick={onRetry}>重试</Button>
      {onSupport && (
        <LinkButton variant="line" href={onSupport}>
          联系客服
        </LinkButton>
      )}
    </div>
    {requestId && <RequestNumber id={requestId} className={styles.request} />}
  </div>
);

export interface EmptyStateProps {
  /** 暂无可购买的套餐 */
  text: string;
  note?: string;
  onRetry?: () => void;
  drawing?: ReactNode;
  /** In the badge of the drawing, which is left out without it. */
  mark?: string;
  /** Other actions. */
  children?: ReactNode;
}

/** An empty result without a failure. */
export const EmptyState = ({ text, note, onRetry, drawing, mark, children }: EmptyStateProps) => (
  <div role="status" className={styles.state}>
    {drawing ?? <StateDrawing mark={mark} />}
    <h2>{text}</h2>
    {note && <p className={styles.note}>{note}</p>}
    {(onRetry ?? children) && (
      <div className={styles.acts}>
        {onRetry && <Button onClick={onRetry}>刷新</Button>}
        {children}
      </div>
    )}
  </div>
);

/** Marks in the badge, as paths around its centre; its radius is 17. */
const FAILED_MARK = 'M0-8V2M0 7.5h.01';
export const clockMark = 'M0-9V0l6 4';
export const doneMark = 'M-7 0l5 5 9-10';
export const goneMark = 'M-5.5-5.5l11 11M5.5-5.5l-11 11';

/** An empty card in the brand's colours, with a badge if there is a mark for it. */
const StateDrawing = ({ mark }: { mark?: string | undefined }) => (
  <svg
    aria-hidden="true"
    width="148"
    height="120"
    viewBox="0 0 148 120"
    fill="none"
    style={{ display: 'block', margin: '0 auto' }}
  >
    <ellipse cx="74" cy="108" rx="56" ry="6" fill="var(--line)" />
    <rect
      x="26"
      y="34"
      width="96"
      height="62"
      rx="8"
      fill="var(--sheet)"
      stroke="var(--edge-on)"
      strokeWidth="2"
    />
    <path d="M27 48h94v8H27z" fill="var(--tint)" />
    <path
      d="M42 66h38M42 80h24"
      stroke="var(--edge-on)"
      strokeOpacity=".6"
      strokeWidth="5"
      strokeLinecap="round"
    />
    {mark && (
      <g transform="translate(112 34)">
        <circle r="17" fill="var(--text)" />
        <path d={mark} stroke="var(--sheet)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    )}
  </svg>
);
