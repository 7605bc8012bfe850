import type { Load } from '../measure/one-load.ts';
import { figures, type Figures } from '../report/figures.ts';
import { inSequence } from './in-sequence.ts';

export interface PeerFigures extends Figures {
  /** Of the requests until handlers were ready, in the load with the least. */
  inSequence: number;
}

/** The bench's figures and the requests in sequence. */
export const peerFigures = (loads: readonly Load[]): PeerFigures => ({
  ...figures(loads),
  inSequence: Math.min(
    ...loads.map(({ requests, ready }) => inSequence(requests.filter(({ endedAt }) => endedAt <= ready))),
  ),
});
