/** Rows as the shop's tables have them; amounts in fen. */
export interface Product {
  id: number;
  name: string;
  level: number;
  group: string | null;
  price: number;
  originalPrice: number;
  days: number | null;
  tag: string | null;
  isDefault: boolean;
  credit: number;
  renewal: { price: number; days: number } | null;
}

const product = (given: Partial<Product> & Pick<Product, 'id' | 'name' | 'price'>): Product => ({
  level: 1,
  group: '会员',
  originalPrice: given.price * 2,
  days: 31,
  tag: null,
  isDefault: false,
  credit: 0,
  renewal: null,
  ...given,
});

export const PRODUCTS: readonly Product[] = [
  product({ id: 1, name: '标准月卡', price: 2800 }),
  product({ id: 2, name: '标准年卡', price: 19800, days: 366, tag: '超值', isDefault: true }),
  product({ id: 3, name: '专业月卡', price: 4800, level: 2, group: '专业会员' }),
  product({ id: 4, name: '专业年卡', price: 32800, days: 366, level: 2, group: '专业会员', credit: 5800 }),
  product({
    id: 5,
    name: '终身会员',
    price: 68800,
    originalPrice: 129800,
    days: null,
    level: 2,
    group: '专业会员',
  }),
];

/** Packages of gifts, which are not on sale. */
export const GIFTS: readonly Product[] = [
  product({ id: 11, name: '体验周卡', price: 0, originalPrice: 1990, days: 7 }),
  product({ id: 12, name: '老会员季卡', price: 3900, originalPrice: 7800, days: 92 }),
];

export interface Prepared {
  id: number;
  title: string;
  description: string;
  skus: readonly { id: number; name: string; price: number; originalPrice: number; stock: number }[];
  needsShipping: boolean;
}

export const PREPARED: readonly Prepared[] = [
  {
    id: 9,
    title: '口语礼盒',
    description: '含学习手册一本',
    skus: [{ id: 21, name: '标准礼盒', price: 9990, originalPrice: 19900, stock: 8 }],
    needsShipping: false,
  },
  {
    id: 10,
    title: '口语实体礼盒',
    description: '含纸质手册，快递送达',
    skus: [{ id: 22, name: '实体礼盒', price: 12990, originalPrice: 22900, stock: 8 }],
    needsShipping: true,
  },
];

export const REVIEWS = [
  {
    id: 1,
    user_name: '陈*',
    user_avatar: null,
    rating: 5,
    content: '跟读很有用',
    created_at: '2026-11-20 08:30:00',
  },
  {
    id: 2,
    user_name: '林*',
    user_avatar: null,
    rating: 4,
    content: '题目够多',
    created_at: '2026-11-18 22:01:09',
  },
];
