import type { ReactNode } from 'react';
import { HostProvider } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { render as draw } from '@vip/ui/testing';

const noCall = () => {
  throw new Error('no call is expected');
};

/** Renders into the document for one test, in the frame that every page stands in. `show` renders again in place. */
export function render(first: ReactNode): { show(next: ReactNode): void } {
  const host = fakeHost(noCall, noCall);
  const framed = (content: ReactNode) => (
    <HostProvider value={host}>
      <UiProvider theme="theme-tuiwen">{content}</UiProvider>
    </HostProvider>
  );
  const { show } = draw(framed(first));
  return { show: (next) => show(framed(next)) };
}
