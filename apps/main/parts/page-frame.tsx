import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';
import '../theme.css';

/** Every page of main stands in this: its colours, and popups that the back press closes first. */
export function PageFrame({ children }: { children: ReactNode }) {
  const host = useHost();
  return (
    <UiProvider theme="theme-main" registerBack={host.onBack}>
      {children}
    </UiProvider>
  );
}
