import { HONEY_ITEMS } from './honey-items.ts';
import type { Backend, Item, Shelf } from './item.ts';
import { MAIN_ITEMS } from './main-items.ts';
import { TUIWEN_ITEMS } from './tuiwen-items.ts';
import { UPGRADE_ITEMS } from './upgrade-items.ts';
import { YOUQUAN_ITEMS } from './youquan-items.ts';

const ITEMS: readonly Item[] = [
  ...MAIN_ITEMS,
  ...HONEY_ITEMS,
  ...YOUQUAN_ITEMS,
  ...TUIWEN_ITEMS,
  ...UPGRADE_ITEMS,
];

export const itemsOf = (backend: Backend, shelf: Shelf): Item[] =>
  ITEMS.filter((item) => item.backend === backend && item.shelf === shelf);

/** undefined where this backend does not sell it. */
export const findItem = (backend: Backend, id: string): Item | undefined =>
  ITEMS.find((item) => item.backend === backend && item.id === id);
