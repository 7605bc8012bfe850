import type { Call } from '../../client/port.ts';
import { Activity } from '../../schema/package.ts';

/** The current activity with its packages, for a client type (`ct`, 0 when unknown). */
export const getActivity = (clientType: number): Call<Activity> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/activity',
  query: { is_speed: clientType, loads: 'packages' },
  answer: Activity,
});
