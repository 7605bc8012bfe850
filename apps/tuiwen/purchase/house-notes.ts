import type { Note } from '../parts/notes.tsx';

/** What buyers ask customer service, answered before they have to: it stands under every package list. */
export const houseNotes: readonly Note[] = [
  { about: '退款', text: '付了款没有生效，或者多付了一笔，把订单编号告诉客服，核对后原路退回。' },
  { about: '发票', text: '付款后联系客服，告诉我们抬头和邮箱，就能开发票。' },
  { about: '未成年人', text: '未满 18 岁，请和家长商量好再付。家长不知情的付款，可以联系客服处理。' },
];
