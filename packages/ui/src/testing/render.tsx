import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];

/** Renders into the document for one test. `show` renders again in place. */
export function render(first: ReactNode): { place: HTMLElement; show(next: ReactNode): void } {
  const place = document.createElement('div');
  document.body.appendChild(place);
  const root = createRoot(place);
  roots.push(root);
  const show = (next: ReactNode) => act(() => root.render(next));
  show(first);
  return { place, show };
}

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
});
