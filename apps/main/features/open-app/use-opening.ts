import { useCallback, useEffect, useReducer, useRef } from 'react';
import { allowedAddress } from '@vip/checkout';
import { useHost, useNavigation } from '@vip/host';
import { leftMs, nextOpening, type Opening } from './opening.ts';
import { pageSight, type Sight } from './sight.ts';

const IDLE: Opening = { status: 'idle' };

export interface OpeningControl {
  opening: Opening;
  /** Tries to open an app by its address. */
  open(address: string): void;
  /** Leaves for a place to get the app from. */
  goToStore(address: string): void;
}

/**
 * Opens apps and says what became of it. Addresses that are not in the configuration's `allow.open` are reported and
 * never followed. `arrival` is tried once when it is first known, if the page was newly come to and can be seen; null
 * tries nothing by itself.
 */
export function useOpening(arrival: string | null, sight: Sight = pageSight): OpeningControl {
  const host = useHost();
  const { go } = useNavigation();
  const [opening, tell] = useReducer(nextOpening, IDLE);
  const hasArrived = useRef(false);

  const follow = useCallback(
    (address: string, tellOf: () => void) => {
      const checked = allowedAddress(address, host.config.allow.open);
      if (checked === null) {
        host.report(new Error('an address that is not in allow.open'), 'opening');
        tell({ type: 'refused' });
        return;
      }
      tellOf();
      go(checked);
    },
    [host, go],
  );
  const open = useCallback(
    (address: string) =>
      follow(address, () => tell({ type: 'tried', at: sight.now(), isShown: sight.isShown() })),
    [follow, sight],
  );
  const goToStore = useCallback(
    (address: string) => follow(address, () => tell({ type: 'went_to_store' })),
    [follow],
  );

  useEffect(
    () =>
      sight.onChange(() => tell(sight.isShown() ? { type: 'shown', at: sight.now() } : { type: 'hidden' })),
    [sight],
  );

  useEffect(() => {
    const left = leftMs(opening, sight.now());
    if (left === null) return undefined;
    return sight.after(left, () => tell({ type: 'looked', at: sight.now() }));
  }, [opening, sight]);

  useEffect(() => {
    if (arrival === null || hasArrived.current) return undefined;
    const openOnce = () => {
      if (hasArrived.current || !sight.isShown()) return;
      hasArrived.current = true;
      open(arrival);
    };
    if (!sight.isNewVisit()) hasArrived.current = true;
    openOnce();
    return sight.onChange(openOnce);
  }, [arrival, open, sight]);

  return { opening, open, goToStore };
}
