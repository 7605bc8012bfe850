/** Where to read on from here. */
export const otherPages = [
  { to: '/tuiwengo', title: '不知道选哪个', text: '回答两个问题，帮你挑一个' },
  { to: '/tuiwendiscounts', title: '领取福利', text: '看看还有哪些可以领' },
];
