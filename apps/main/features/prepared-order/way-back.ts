import type { KeyValue, Navigation } from '@vip/host';

const keyOf = (to: string) => `prepared.from.${to}`;

/**
 * Leads on to `to`, and remembers in this tab which page did: the way back is then a step back, and the three pages
 * never pile up in the history.
 */
export function leadTo(storage: KeyValue, navigation: Pick<Navigation, 'go' | 'path'>, to: string): void {
  storage.set(keyOf(to), navigation.path);
  navigation.go(to);
}

/** Back to `to`: a step back where that page led here, else it takes this page's place. */
export function leadBack(
  storage: KeyValue,
  navigation: Pick<Navigation, 'go' | 'back' | 'path'>,
  to: string,
): void {
  const isFrom = storage.get(keyOf(navigation.path)) === to;
  storage.remove(keyOf(navigation.path));
  if (isFrom) navigation.back();
  else navigation.go(to, { replace: true });
}
