import type { ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { LinkButton } from '../layout/link-button.tsx';
import { StateDrawing } from './state-drawing.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened and what to do, one sentence. */
  text: string;
  /** A reassurance, e.g. 你的订单和会员都不受影响。 */
  note?: string;
  requestId?: string | undefined;
  onRetry(): void;
  /** Customer service: what a tap does, or where it leads (`tel:…`). */
  onSupport?: (() => void) | string;
  drawing?: ReactNode;
}

/** Something went wrong: says so at once, and 重试 is the first thing to do. */
export const ErrorState = ({ text, note, requestId, onRetry, onSupport, drawing }: ErrorStateProps) => (
  <div role="alert" className={styles.state}>
    {drawing ?? <StateDrawing isTrouble />}
    <h2>{text}</h2>
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.acts}>
      <Button onClick={onRetry}>重试</Button>
      {typeof onSupport === 'string' && (
        <LinkButton variant="line" href={onSupport}>
          联系客服
        </LinkButton>
      )}
      {typeof onSupport === 'function' && (
        <Button variant="line" onClick={onSupport}>
          联系客服
        </Button>
      )}
    </div>
    {requestId && <p className={styles.request}>请求编号 {requestId}</p>}
  </div>
);
