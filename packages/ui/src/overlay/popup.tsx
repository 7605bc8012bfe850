import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { clearKeyboard } from './clear-keyboard.ts';
import { ignoreEarlyTaps } from './ignore-early-taps.ts';
import { keepFocus } from './keep-focus.ts';
import { leaveGhost } from './leave-ghost.ts';
import { lockScroll } from './lock-scroll.ts';
import { isTopmost, pushOpen } from './open-stack.ts';
import styles from './popup.module.css';
import { quietBackground } from './quiet-background.ts';
import { UiContext } from './ui-context.ts';

export interface PopupProps {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  onClose(): void;
  /** Whether a tap on the mask closes it. */
  canTapOut: boolean;
  kind: 'sheet' | 'dialog';
  children: ReactNode;
}

/** An open popup over the page. Mounted while open: see `Sheet` and `Dialog`. */
export function Popup({ labelledBy, onClose, canTapOut, kind, children }: PopupProps) {
  const { theme, registerBack } = useContext(UiContext);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef(onClose);
  useEffect(() => {
    closeRef.current = onClose;
  });

  useLayoutEffect(() => {
    const root = rootRef.current;
    const panel = panelRef.current;
    if (!root || !panel) return undefined;
    const cleanups = [
      pushOpen(root),
      lockScroll(root),
      clearKeyboard(root),
      ignoreEarlyTaps(root, panel),
      keepFocus(root, panel),
    ];
    // After the focus has moved in: a hidden element must not hold it.
    cleanups.push(quietBackground(root));
    return () => {
      leaveGhost(root);
      // The background is made active again before the focus goes back to it.
      cleanups.reverse().forEach((cleanup) => cleanup());
    };
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && rootRef.current && isTopmost(rootRef.current)) closeRef.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(
    () =>
      registerBack?.(() => {
        closeRef.current();
        return true;
      }),
    [registerBack],
  );

  return createPortal(
    <div ref={rootRef} className={classes(theme, styles.root, styles[kind])}>
      <div className={styles.mask} onClick={canTapOut ? onClose : undefined} aria-hidden="true" />
      <div
        ref={panelRef}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
