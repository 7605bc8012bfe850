import type { CDPSession } from '@playwright/test';
import type { SentRequest } from './round-trips.ts';

export interface Network {
  /** Requests in the order of sending. */
  sent: readonly SentRequest[];
  /** Resolves after a second without requests in flight. */
  quiet(): Promise<void>;
}

const QUIET_MS = 1000;

/** Records the page's requests from now on, by the debugger. */
export async function watchNetwork(devtools: CDPSession): Promise<Network> {
  const sent: SentRequest[] = [];
  const underWay = new Set<string>();
  let lastChange = Date.now();
  const end = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    lastChange = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    sent.push({ url: request.url, initiator });
    underWay.add(requestId);
    lastChange = Date.now();
  });
  devtools.on('Network.loadingFinished', end);
  devtools.on('Network.loadingFailed', end);
  await devtools.send('Network.enable');
  return {
    sent,
    async quiet() {
      while (underWay.size > 0 || Date.now() - lastChange < QUIET_MS)
        await new Promise((passed) => setTimeout(passed, 100));
    },
  };
}
