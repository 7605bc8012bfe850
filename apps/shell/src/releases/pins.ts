import { MOST_PINS, PIN_KEPT_MS, type ReleasePin } from '@vip/release-format';

/**
 * The pins with an order that is under way now: it alone is open, since there is one purchase at a time. An order that is
 * pinned already keeps the set that it was started with.
 */
export function withPin(pins: readonly ReleasePin[], pin: ReleasePin): ReleasePin[] {
  const kept = pins.filter(({ at }) => pin.at - at < PIN_KEPT_MS);
  const known = kept.find(({ order }) => order === pin.order);
  const others = kept.filter(({ order }) => order !== pin.order);
  return [known ? { ...known, isOpen: pin.isOpen } : pin, ...closed(others, null)].slice(0, MOST_PINS);
}

/** The purchase of this order has ended (null: of every order): the pin holds for the order's own pages alone. */
export const closed = (pins: readonly ReleasePin[], order: string | null): ReleasePin[] =>
  pins.map((pin) => (order === null || pin.order === order ? { ...pin, isOpen: false } : pin));
