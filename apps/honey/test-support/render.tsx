import type { ReactNode } from 'react';
import { HostProvider, type Host } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { render as draw } from '@vip/ui/testing';
import { sampleHost } from './sample-host.ts';

export { allByRole, byRole, nameOf, opened, tap } from '@vip/ui/testing';

/** Renders into the document for one test, in the frame that every page stands in. `show` renders again in place. */
export function render(first: ReactNode, host: Host = sampleHost()): { show(next: ReactNode): void } {
  const framed = (content: ReactNode) => (
    <HostProvider value={host}>
      <UiProvider theme="theme-honey">{content}</UiProvider>
    </HostProvider>
  );
  const { show } = draw(framed(first));
  return { show: (next) => show(framed(next)) };
}
