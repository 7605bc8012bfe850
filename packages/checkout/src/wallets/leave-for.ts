import type { LaunchResult } from '../contract.ts';
import { allowedAddress } from './allowed-address.ts';

/** Leaves for an address of the allow-list; any other is not followed. */
export function leaveFor(
  address: string,
  allow: readonly string[],
  go: (address: string) => void,
): LaunchResult {
  const checked = allowedAddress(address, allow);
  if (!checked) return 'failed';
  go(checked);
  return 'left';
}
