import type { CDPSession } from '@playwright/test';
import type { SentRequest } from './round-trips.ts';

export interface Network {
  /** Requests in the order of sending. */
  sent: readonly SentRequest[];
  /**
   * Resolves after a second in which nothing arrived and no request waited for its answer. Not once all have finished:
   * Chromium may never report the end of an answer whose body the page does not read.
   */
  quiet(): Promise<void>;
}

const QUIET_MS = 1000;

/** Records the page's requests from now on, by the debugger. */
export async function watchNetwork(devtools: Pick<CDPSession, 'on' | 'send'>): Promise<Network> {
  const sent: SentRequest[] = [];
  const unanswered = new Set<string>();
  let lastChange = Date.now();
  const change = () => {
    lastChange = Date.now();
  };
  const answered = ({ requestId }: { requestId: string }) => {
    unanswered.delete(requestId);
    change();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    sent.push({ url: request.url, initiator });
    unanswered.add(requestId);
    change();
  });
  devtools.on('Network.responseReceived', answered);
  devtools.on('Network.dataReceived', change);
  devtools.on('Network.loadingFinished', answered);
  devtools.on('Network.loadingFailed', answered);
  await devtools.send('Network.enable');
  return {
    sent,
    async quiet() {
      while (unanswered.size > 0 || Date.now() - lastChange < QUIET_MS)
        await new Promise((passed) => setTimeout(passed, 100));
    },
  };
}
