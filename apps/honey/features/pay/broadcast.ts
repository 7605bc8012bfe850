/** Who bought lately: asked for once the packages are shown. */
export { getBroadcast } from '@vip/api';
