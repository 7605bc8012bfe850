import { useCallback, useContext, useEffect } from 'react';
import { UiContext } from '../overlay/ui-provider.tsx';
import styles from './toast.module.css';

const SHOWN_MS = 2400;

/** One region for all that say something; it stands before anything is said in it, or it would not be announced. */
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
 * `toast('已复制')`: short things that need no act, for 2.4 s, announced. Outside of React's tree, so that a page which
 * says nothing at first sight carries nothing of it.
 */
export function useToast(): (text: string) => void {
  const { theme } = useContext(UiContext);
  useEffect(() => openRegion(theme), [theme]);
  return useCallback(say, []);
}
