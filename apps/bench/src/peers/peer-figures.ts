import { loadingUntil } from '../measure/loading.ts';
import type { Load } from '../measure/one-load.ts';
import { figures, type Figures } from '../report/figures.ts';
import { inSequence } from './in-sequence.ts';

export interface PeerFigures extends Figures {
  /** Of the requests until handlers were ready, in the load with the least. */
  inSequence: number;
}

/** The bench's figures with script files counted by their name, and the requests in sequence. */
export const peerFigures = (loads: readonly Load[]): PeerFigures => ({
  ...figures(loads.map(withFetchedScripts)),
  inSequence: Math.min(
    ...loads.map(({ requests, ready }) => inSequence(requests.filter(({ endedAt }) => endedAt <= ready))),
  ),
});

/** qiankun and micro-app fetch script files as text. */
function withFetchedScripts(load: Load): Load {
  const requests = load.requests.map((request) => ({
    ...request,
    isScript: new URL(request.url).pathname.endsWith('.js'),
  }));
  return {
    ...load,
    requests,
    untilReady: loadingUntil(load.ready, requests),
    untilTookOver: loadingUntil(load.tookOver, requests),
    inAll: loadingUntil(Infinity, requests),
  };
}
