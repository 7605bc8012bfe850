import { getActivity, type Activity } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';

/** The activity as on `/`, for anybody: who is not known yet sees it too, and logs in when paying. */
export const acpaySetup: PurchaseSetup<Activity> = {
  ...activitySetup,
  needsSession: false,
  packages: ({ clientType }) => getActivity(clientType),
};
