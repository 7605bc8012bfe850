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

/** What this phone knows of a brand's releases. Whatever part of it is malformed counts as absent. */
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

/** Changes parts of it; the others stay. */
export function changeMemory(local: KeyValue, brand: string, change: Partial<ReleaseMemory>): void {
  local.set(memoryKey(brand), JSON.stringify({ ...readMemory(local, brand), ...change }));
}
