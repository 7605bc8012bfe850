import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';
import '../theme.css';

/** The frame of every page of tuiwen: its theme, also on popups, which the back press closes first. */
export function TuiwenPage({ children }: { children: ReactNode }) {
  const { onBack } = useHost();
  return (
    <UiProvider theme="theme-tuiwen" registerBack={onBack}>
      {children}
    </UiProvider>
  );
}
