import { useId, type ReactNode } from 'react';
import { closeShape } from '../icon/shapes/close.ts';
import { Icon } from '../icon/icon.tsx';
import { useIsClient } from '../use-is-client.ts';
import { Popup } from './popup.tsx';
import styles from './popup.module.css';

export interface SheetProps {
  title: string;
  isOpen: boolean;
  /** The cross, the mask, Escape and the back press. */
  onClose(): void;
  children: ReactNode;
}

/** A panel from the bottom edge: title left, cross right. Nothing of it is rendered on the server. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const titleId = useId();
  const isClient = useIsClient();
  if (!isOpen || !isClient) return null;
  return (
    <Popup kind="sheet" labelledBy={titleId} onClose={onClose} canTapOut>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon shape={closeShape} size={22} />
        </button>
      </div>
      {children}
    </Popup>
  );
}
