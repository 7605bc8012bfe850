/** Who bought lately and what members say: asked for once the packages are shown. */
export { getBroadcast, getFeedbackList } from '@vip/api';
