import { HONEY_ITEMS, TUIWEN_ITEMS, YOUQUAN_ITEMS } from './brand-items.ts';
import type { Backend, Item, SaleList } from './item.ts';
import { MAIN_ITEMS, UPGRADE_ITEMS } from './main-items.ts';
import type { SetPrice } from './offer.ts';
import { PREPARED } from './prepared.ts';

const ITEMS: readonly Item[] = [
  ...MAIN_ITEMS,
  ...HONEY_ITEMS,
  ...YOUQUAN_ITEMS,
  ...TUIWEN_ITEMS,
  ...UPGRADE_ITEMS,
];

export const itemsOf = (backend: Backend, list: SaleList): Item[] =>
  ITEMS.filter((item) => item.backend === backend && item.list === list);

/** undefined where this backend does not sell it. */
export const findItem = (backend: Backend, id: string): Item | undefined =>
  ITEMS.find((item) => item.backend === backend && item.id === id);

/** The list price of every package and of every option of a prepared order. */
export const LIST_PRICES: readonly SetPrice[] = [
  ...ITEMS.map(({ id, price }) => ({ package: id, price })),
  ...PREPARED.flatMap(({ choices }) => choices.map(({ pid, price }) => ({ package: pid, price }))),
];

/** The package after this one in its list, else another one of its backend. */
export function otherItem(item: Item): Item {
  const list = itemsOf(item.backend, item.list);
  const next = list[(list.indexOf(item) + 1) % list.length];
  const other = next !== item ? next : itemsOf(item.backend, 'official')[0];
  if (!other) throw new TypeError(`${item.backend} sells only ${item.id}`);
  return other;
}
