import type { PreparedOption, PreparedOrder } from '@vip/api';

const option = (pid: string): PreparedOption => ({
  pid,
  name: '商品款式',
  price: 88800,
  originalPrice: 99900,
  stock: 1,
});

/** Values of about the usual length for the loading states of the three pages. Its end is a day after time 0. */
export const placeholderOrder: PreparedOrder & { options: [PreparedOption, ...PreparedOption[]] } = {
  id: '',
  title: '为你准备的商品',
  pictures: [],
  description: '这件商品的说明有两行左右，写的是它有什么、怎么用，以及寄到以后先做什么。',
  options: [option('1'), option('2'), option('3')],
  ships: true,
  expiresAt: '1970-01-02T00:00:00Z',
  status: 'open',
};
