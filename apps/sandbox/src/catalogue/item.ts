import type { Benefit, Renewal } from '@vip/api/schema';

/** Whose backend sells it; `upgrade` is the data center. */
export type Backend = 'main' | 'honey' | 'youquan' | 'tuiwen' | 'upgrade';

/** Where it is listed: the running activity, the ordinary list, or the gifts. */
export type SaleList = 'activity' | 'official' | 'welfare';

/** A membership package at list price. Amounts in fen. */
export interface Item {
  /** Unique over all backends. */
  id: string;
  backend: Backend;
  list: SaleList;
  name: string;
  /** "1" 标准会员, "2" 尊享会员, "0" gives no membership. */
  level: string;
  /** The tab under which it is listed. */
  type: string | null;
  price: number;
  originalPrice: number;
  /** null for life. */
  days: number | null;
  badge: string | null;
  benefits: Benefit[];
  isDefault: boolean;
  renewal: Renewal | null;
  /** The price for people who are members already. */
  memberPrice?: number;
  /** Client types that see it in the activity; all where absent. */
  clientTypes?: readonly number[];
}

/** Defaults of a package. */
export const PLAIN = {
  list: 'official',
  level: '1',
  type: null,
  badge: null,
  isDefault: false,
  renewal: null,
} as const;

/** The names of the levels, the same in every brand: one account system. */
export const LEVEL_NAMES: Record<string, string> = { '1': '标准会员', '2': '尊享会员' };

export const yuan = (amount: number): number => Math.round(amount * 100);

/** A package with the defaults of `base`. Prices in yuan. */
export const item = (
  base: Pick<Item, 'backend' | 'list' | 'level' | 'type' | 'badge' | 'benefits' | 'isDefault' | 'renewal'>,
  id: string,
  name: string,
  price: number,
  originalPrice: number,
  days: number | null,
  more: Partial<Item> = {},
): Item => ({ ...base, id, name, price: yuan(price), originalPrice: yuan(originalPrice), days, ...more });
