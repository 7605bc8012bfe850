import { useId, type ReactNode } from 'react';
import { useIsClient } from '../use-is-client.ts';
import { Popup } from './popup.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Escape, the back press and, unless `canTapOut` is false, the mask. */
  onClose(): void;
  children: ReactNode;
  /** False where an accidental tap must not answer the question. */
  canTapOut?: boolean;
}

/** A question in the middle of the screen. Nothing of it is rendered on the server. */
export function Dialog({ title, isOpen, onClose, children, canTapOut = true }: DialogProps) {
  const titleId = useId();
  const isClient = useIsClient();
  if (!isOpen || !isClient) return null;
  return (
    <Popup kind="dialog" labelledBy={titleId} onClose={onClose} canTapOut={canTapOut}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Popup>
  );
}
