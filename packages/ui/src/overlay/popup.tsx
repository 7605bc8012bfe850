import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { closeShape } from '../icon/shapes/close.ts';
import { ignoreEarlyTaps, leaveGhost } from './double-taps.ts';
import { hideBackground, isTopmost, keepFocus, pushOpen } from './modal.ts';
import styles from './popup.module.css';
import { UiContext } from './ui-provider.tsx';
import { clearKeyboard, lockScroll } from './viewport.ts';

interface PanelProps extends Pick<PopupProps, 'onClose' | 'children'> {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  kind: 'sheet' | 'dialog';
}

/** An open popup over the page, mounted while it is open. A tap on the mask closes a sheet only. */
function Panel({ labelledBy, onClose, kind, children }: PanelProps) {
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
    // After the focus has moved in: a hidden element must not have it.
    cleanups.push(hideBackground(root));
    return () => {
      leaveGhost(root);
      // The background becomes active again before it gets the focus.
      cleanups.reverse().forEach((cleanup) => cleanup());
    };
  }, []);

  // As soon as it is seen: an effect after the paint may miss the first key.
  useLayoutEffect(() => {
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
      <div className={styles.mask} onClick={kind === 'sheet' ? onClose : undefined} aria-hidden="true" />
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

interface PopupProps {
  title: string;
  isOpen: boolean;
  /** Escape and the back press; of a sheet the cross and the mask, too. */
  onClose(): void;
  children: ReactNode;
}

/** A panel from the bottom edge: title left, cross right. Nothing of it is rendered on the server. */
export function Sheet({ title, isOpen, onClose, children }: PopupProps) {
  const titleId = useId();
  const isClient = useIsClient();
  if (!isOpen || !isClient) return null;
  return (
    <Panel kind="sheet" labelledBy={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon shape={closeShape} size={22} />
        </button>
      </div>
      {children}
    </Panel>
  );
}

/**
 * A question in the middle of the screen. An accidental tap beside it does not answer it. Nothing of it is rendered on the
 * server.
 */
export function Dialog({ title, isOpen, onClose, children }: PopupProps) {
  const titleId = useId();
  const isClient = useIsClient();
  if (!isOpen || !isClient) return null;
  return (
    <Panel kind="dialog" labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Panel>
  );
}

const never = () => () => undefined;

/** False on the server and in the first render over its HTML, true from then on. */
const useIsClient = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
