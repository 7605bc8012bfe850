import { getJson, type KeyValue } from '@vip/host';
import {
  isFields,
  isRelease,
  isRememberedSlice,
  isShell,
  isText,
  isVersion,
  memoryKey,
  MOST_BAD,
  MOST_PINS,
  PIN_KEPT_MS,
  type ReleaseMemory,
  type ReleasePin,
} from '@vip/release-format';

const isPin = (value: unknown): value is ReleasePin =>
  isFields(value) &&
  isText(value['order']) &&
  Number.isFinite(value['at']) &&
  typeof value['isOpen'] === 'boolean' &&
  isShell(value['shell']) &&
  isRelease(value['release']);

const listOf = <T>(value: unknown, is: (item: unknown) => item is T, most: number): T[] =>
  Array.isArray(value) ? value.filter(is).slice(0, most) : [];

/** The release memory of a brand. Malformed parts count as absent. */
export function readMemory(
  local: KeyValue,
  brand: string,
): Required<Pick<ReleaseMemory, 'bad' | 'pins'>> & Pick<ReleaseMemory, 'slice'> {
  const value = getJson(local, memoryKey(brand), isFields) ?? {};
  return {
    ...(isRememberedSlice(value['slice']) && { slice: value['slice'] }),
    bad: listOf(value['bad'], isVersion, MOST_BAD),
    pins: listOf(value['pins'], isPin, MOST_PINS),
  };
}

/** Changes parts of the release memory. */
export function changeMemory(local: KeyValue, brand: string, change: Partial<ReleaseMemory>): void {
  local.set(memoryKey(brand), JSON.stringify({ ...readMemory(local, brand), ...change }));
}

/**
 * Adds the pin of an order in progress. Only this pin is open, since there is one purchase at a time. An order with
 * a pin keeps the set that it was started with.
 */
export function withPin(pins: readonly ReleasePin[], pin: ReleasePin): ReleasePin[] {
  const kept = pins.filter(({ at }) => pin.at - at < PIN_KEPT_MS);
  const known = kept.find(({ order }) => order === pin.order);
  const others = kept.filter(({ order }) => order !== pin.order);
  return [known ? { ...known, isOpen: pin.isOpen } : pin, ...closePins(others, null)].slice(0, MOST_PINS);
}

/** Closes the pin of an order whose purchase has ended (null: of every order): it then applies to the order's own pages only. */
export const closePins = (pins: readonly ReleasePin[], order: string | null): ReleasePin[] =>
  pins.map((pin) => (order === null || pin.order === order ? { ...pin, isOpen: false } : pin));
