import type { Call } from '../../client/port.ts';
import { Activity, BroadcastList, FeedbackList } from '../../schema/activity.ts';
import { path } from '../path.ts';

/** The current activity with its packages, for a client type (`ct`, 0 when unknown). */
export const getActivity = (clientType: number): Call<Activity> => ({
  backend: 'main',
  method: 'GET',
  path: path('/v1/activity', {}, { is_speed: clientType, loads: 'packages' }),
  answer: Activity,
});

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
