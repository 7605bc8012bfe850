import type { ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { StateDrawing } from './state-drawing.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** 现在没有在售的套餐 */
  text: string;
  note?: string;
  onRetry?: () => void;
  drawing?: ReactNode;
  /** Other ways on. */
  children?: ReactNode;
}

/** There is nothing here, and that is no fault. */
export const EmptyState = ({ text, note, onRetry, drawing, children }: EmptyStateProps) => (
  <div role="status" className={styles.state}>
    {drawing ?? <StateDrawing />}
    <h2>{text}</h2>
    {note && <p className={styles.note}>{note}</p>}
    {(onRetry ?? children) && (
      <div className={styles.acts}>
        {onRetry && <Button onClick={onRetry}>刷新看看</Button>}
        {children}
      </div>
    )}
  </div>
);
