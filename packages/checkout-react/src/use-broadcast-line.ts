import { useEffect, useState } from 'react';
import type { Broadcast } from '@vip/api';

export interface BroadcastLine {
  /** null if there are no items. */
  item: Broadcast | null;
  isPaused: boolean;
  toggle(): void;
}

const EACH_MS = 5000;

/** One line at a time, 5 s each. Pauses on request, while the page is hidden, and with reduced motion. */
export function useBroadcastLine(items: Broadcast[]): BroadcastLine {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || items.length < 2) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => now + 1);
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [isPaused, items.length]);
  return {
    item: items.length > 0 ? (items[index % items.length] ?? null) : null,
    isPaused,
    toggle: () => setPaused((paused) => !paused),
  };
}
