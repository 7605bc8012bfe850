/** Loaded together with the checkout machine, after the packages are shown. */
export { getBroadcast, getFeedbackList } from '@vip/api';
