/** Recent purchases: requested after the packages are shown. */
export { getBroadcast } from '@vip/api';
