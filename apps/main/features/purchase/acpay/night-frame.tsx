import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';
import '../../../theme.css';
import './night.css';

/** Main's colours turned to night: the whole page on ink, and what opens over it. */
export function NightFrame({ children }: { children: ReactNode }) {
  const host = useHost();
  return (
    <UiProvider theme="theme-main theme-main-night" registerBack={host.onBack}>
      {children}
    </UiProvider>
  );
}
