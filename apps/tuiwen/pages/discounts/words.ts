import type { Note } from '../../parts/notes.tsx';

/** What is the same for every gift. */
export const claimNotes: readonly Note[] = [
  { about: '次数', text: '每份福利一个账号领一次，领到后马上生效。' },
  { about: '费用', text: '标着「免费」的不用付款，其余的付了款才算领到。' },
  { about: '退款和发票', text: '付了款没有生效，联系客服核对后原路退回；要发票也找客服。' },
];

/** Where to read on from here. */
export const otherPages = [
  { to: '/tuiwenwechatpay', title: '开通会员', text: '年卡、季卡、月卡，按版本选' },
  { to: '/tuiwenupvip', title: '升级会员', text: '已经是会员，剩下的天数可以抵钱' },
];
