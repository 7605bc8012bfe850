import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';

/** The frame of a brand's page: its theme, also on popups, and the back press, which closes a popup first. */
export function ThemedPage({ theme, children }: { theme: string; children: ReactNode }) {
  const { onBack } = useHost();
  return (
    <UiProvider theme={theme} registerBack={onBack}>
      {children}
    </UiProvider>
  );
}
