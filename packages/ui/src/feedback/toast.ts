import { useCallback, useContext, useEffect } from 'react';
import { UiContext } from '../overlay/ui-provider.tsx';
import styles from './toast.module.css';

const SHOWN_MS = 2400;

/** One live region for all toasts. It exists before its first text, or that would not be announced. */
let region: HTMLElement | null = null;
let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function openRegion(theme: string): () => void {
  users += 1;
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.setAttribute('data-stays', '');
    document.body.appendChild(region);
  }
  region.className = `${theme} ${styles.place}`;
  return () => {
    users -= 1;
    if (users > 0) return;
    clearTimeout(timer);
    region?.remove();
    region = null;
  };
}

function clear(): void {
  if (region) region.textContent = '';
}

function showText(text: string): void {
  clear();
  const paragraph = document.createElement('p');
  paragraph.className = styles.toast ?? '';
  paragraph.textContent = text;
  region?.appendChild(paragraph);
  clearTimeout(timer);
  timer = setTimeout(clear, SHOWN_MS);
}

/**
 * `toast('已复制')`: a short message without an action, announced and shown for 2.4 s. Outside of React's tree, so that
 * the first load of a page contains no code for toasts.
 */
export function useToast(): (text: string) => void {
  const { theme } = useContext(UiContext);
  useEffect(() => openRegion(theme), [theme]);
  return useCallback(showText, []);
}
