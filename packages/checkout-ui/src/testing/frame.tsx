import type { ReactNode } from 'react';
import { fakeHost } from '@vip/checkout-react/testing';
import { HostProvider, NavigationProvider, type Host, type Navigation } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { vi } from 'vitest';

interface FrameOptions {
  /** Throws at every call by default. */
  host?: Host;
  /** By default without parameters, and doing nothing. */
  navigation?: Partial<Navigation>;
}

const nothing = () => undefined;
const unexpected = () => {
  throw new Error('no call is expected');
};
const nowhere: Navigation = { path: '', params: {}, query: {}, go: nothing, back: nothing };

/** Wraps a page's content in what the shell and the brand provide: host, navigation, theme. */
export const frame =
  (theme: string, { host = fakeHost(unexpected, unexpected), navigation = {} }: FrameOptions = {}) =>
  (content: ReactNode): ReactNode => (
    <HostProvider value={host}>
      <NavigationProvider value={{ ...nowhere, ...navigation }}>
        <UiProvider theme={theme}>{content}</UiProvider>
      </NavigationProvider>
    </HostProvider>
  );

/** The markup of a render as in the build of a brand, which has neither window nor document. */
export function withoutWindow(render: () => string): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return render();
  } finally {
    vi.unstubAllGlobals();
  }
}
