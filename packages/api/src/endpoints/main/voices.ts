import type { Call } from '../../client/port.ts';
import { BroadcastList, FeedbackList } from '../../schema/voices.ts';

/** The latest purchases of other users. */
export const getBroadcast = (): Call<BroadcastList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/order/broadcast',
  answer: BroadcastList,
});

/** Feedback of members. */
export const getFeedbackList = (): Call<FeedbackList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/feedback-list',
  answer: FeedbackList,
});
