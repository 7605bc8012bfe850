import type { Call } from '../../client/port.ts';
import { BroadcastList, FeedbackList } from '../../schema/voices.ts';

/** Who bought something lately. */
export const getBroadcast = (): Call<BroadcastList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/order/broadcast',
  answer: BroadcastList,
});

/** What members said. */
export const getFeedbackList = (): Call<FeedbackList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/feedback-list',
  answer: FeedbackList,
});
