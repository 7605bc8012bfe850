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

function say(text: string): void {
  clear();
  const words = document.createElement('p');
  words.className = styles.toast ?? '';
  words.textContent = text;
  region?.appendChild(words);
  clearTimeout(timer);
  timer = setTimeout(clear, SHOWN_MS);
}

/**
 * `toast('已复制')`: short messages that need no action, for 2.4 s, announced. Outside of React's tree, so that a page without toasts in its first
 * view carries no code for them.
 */
export function useToast(): (text: string) => void {
  const { theme } = useContext(UiContext);
  useEffect(() => openRegion(theme), [theme]);
  return useCallback(say, []);
}
