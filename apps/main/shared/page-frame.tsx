import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';
import '../theme.css';

export interface PageFrameProps {
  /** The class of its colours, where the page is not in main's own. */
  theme?: string;
  children: ReactNode;
}

/** Every page of main stands in this: its colours, and popups that the back press closes first. */
export function PageFrame({ theme = 'theme-main', children }: PageFrameProps) {
  const host = useHost();
  return (
    <UiProvider theme={theme} registerBack={host.onBack}>
      {children}
    </UiProvider>
  );
}
