import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Rail {
  ref: RefObject<HTMLDivElement | null>;
  /** Index of the present screen. */
  at: number;
  go(to: number): void;
  onScroll(): void;
  onTouchEnd(): void;
}

/** Index of the screen that the rail shows most of. */
export const screenAt = (left: number, width: number, count: number): number =>
  width > 0 ? Math.min(count - 1, Math.max(0, Math.round(left / width))) : 0;

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Chrome before 69 does not snap. */
const canSnap = () => CSS.supports('scroll-snap-type', 'x mandatory');

/** Moves a row of screens by swiping, buttons and arrow keys. It always stops at a whole screen. */
export function useRail(count: number): Rail {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  /** The screen that a smooth scroll is on its way to. */
  const target = useRef<number | null>(null);

  const go = useCallback((to: number) => {
    const rail = ref.current;
    if (!rail) return;
    target.current = to;
    const left = to * rail.clientWidth;
    // Engines without smooth scrolling do not know the options either.
    if ('scrollBehavior' in rail.style) rail.scrollTo({ left, behavior: isCalm() ? 'auto' : 'smooth' });
    else rail.scrollLeft = left;
  }, []);
  const present = () => {
    const rail = ref.current;
    return rail ? screenAt(rail.scrollLeft, rail.clientWidth, count) : 0;
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = KEYS[event.key];
      if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(next(at, count - 1));
    };
    // Rotating the phone keeps the present screen, and ends a smooth scroll at its target.
    const turn = () => {
      if (ref.current) ref.current.scrollLeft = (target.current ?? at) * ref.current.clientWidth;
    };
    document.addEventListener('keydown', press);
    window.addEventListener('resize', turn);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener('resize', turn);
    };
  }, [at, count, go]);

  return {
    ref,
    at,
    go,
    onScroll: () => {
      const shown = present();
      if (shown === target.current) target.current = null;
      setAt(shown);
    },
    onTouchEnd: () => {
      target.current = null;
      if (!canSnap()) go(present());
    },
  };
}
