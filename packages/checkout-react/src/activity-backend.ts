import { getActivity, type Activity } from '@vip/api';
import type { BackendSetup } from './define-brand.ts';

// Not in `define-brand.ts`: a remote has all of a file in each page that uses a part of it.

/** The packages of main's current activity, for the user of the app. Paying again is making the order again with its key. */
export const activityBackend: BackendSetup<Activity> = {
  scope: 'main',
  family: 'main',
  reads: 'main',
  packages: ({ clientType }) => getActivity(clientType),
  orders: async () => (await import(/* webpackChunkName: "buying" */ './activity-orders.ts')).activityOrders,
};
