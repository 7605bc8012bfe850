import type { ReactNode } from 'react';
import { NavigationProvider } from '@vip/host';
import { render } from './render.tsx';

/** Renders a page that leads to others: `go` hears where to. */
export function renderTurning(
  content: ReactNode,
  go: (to: string) => void = () => undefined,
): { show(next: ReactNode): void } {
  const navigation = { path: '', params: {}, query: {}, go, back: () => undefined };
  const placed = (next: ReactNode) => <NavigationProvider value={navigation}>{next}</NavigationProvider>;
  const { show } = render(placed(content));
  return { show: (next) => show(placed(next)) };
}
