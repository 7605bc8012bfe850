import type { LaunchResult } from '../contract.ts';
import type { WalletDoors } from './doors.ts';
import { leaveFor } from './leave-for.ts';

/** Alipay for browsers: its signed form, sent by itself (Alipay, wap payment). */
export const payByForm = (
  doors: WalletDoors,
  { action, fields }: { action: string; fields: Record<string, string> },
  allow: readonly string[],
): LaunchResult => leaveFor(action, allow, (address) => doors.submitForm(address, fields));
