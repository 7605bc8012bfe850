/** Packages in the contract's form; amounts in fen. */
export interface Sold {
  id: string;
  name: string;
  level: string;
  type: string | null;
  price: number;
  original_price: number;
  days: number | null;
  badge: string | null;
  benefits: { name: string; free: string; member: string }[];
  is_default: boolean;
  sale_ends_at: null;
  credit: number;
  renewal: null;
}

const sold = (id: string, name: string, price: number, more: Partial<Sold> = {}): Sold => ({
  id,
  name,
  level: '1',
  type: null,
  price,
  original_price: price * 2,
  days: 31,
  badge: null,
  benefits: [{ name: '全部内容', free: '3 篇', member: '不限' }],
  is_default: false,
  sale_ends_at: null,
  credit: 0,
  renewal: null,
  ...more,
});

const cards = (brand: string, month: number, year: number): readonly Sold[] => [
  sold(`${brand}-month`, '月卡', month, { type: '普通会员' }),
  sold(`${brand}-year`, '年卡', year, { type: '普通会员', days: 366, badge: '推荐', is_default: true }),
  sold(`${brand}-pro`, '高级年卡', year * 2, { type: '高级会员', level: '2', days: 366 }),
];

export const BRANDS = ['honey', 'youquan', 'tuiwen'] as const;
export type Seller = 'main' | 'datacenter' | (typeof BRANDS)[number];

/** Every backend has packages of its own. */
export const SOLD: Readonly<Record<Seller, readonly Sold[]>> = {
  main: cards('main', 1800, 12800),
  honey: cards('honey', 2200, 15800),
  youquan: cards('youquan', 2500, 16800),
  tuiwen: cards('tuiwen', 2900, 19800),
  datacenter: [
    sold('up-1-month', '基础版月卡', 1500),
    sold('up-1-year', '基础版年卡', 9800, { days: 366, is_default: true }),
    sold('up-2-month', '旗舰版月卡', 3500, { level: '2' }),
    sold('up-2-year', '旗舰版年卡', 25800, { level: '2', days: 366, credit: 4200 }),
  ],
};

export const GIFTS: readonly { id: string; name: string; package: Sold }[] = [
  {
    id: 'g-week',
    name: '体验周卡',
    package: sold('gift-week', '体验周卡', 0, { original_price: 990, days: 7 }),
  },
  { id: 'g-quarter', name: '老会员季卡', package: sold('gift-quarter', '老会员季卡', 4900, { days: 92 }) },
];

const prepared = (id: string, title: string, pid: string, name: string, price: number, ships: boolean) => ({
  id,
  title,
  pictures: [],
  description: '含练习册一本',
  options: [{ pid, name, price, original_price: price + 4000, stock: 5 }],
  ships,
  expires_at: '2099-01-01T00:00:00+08:00',
  status: 'open',
});

export const PREPARED = [
  prepared('pre-9', '学习礼盒', 'opt-1', '标准礼盒', 8800, false),
  prepared('pre-10', '实体学习礼盒', 'opt-2', '实体礼盒', 10800, true),
];
