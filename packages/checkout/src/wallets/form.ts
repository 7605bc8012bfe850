import type { LaunchResult } from '../contract.ts';
import type { WalletPorts } from './wallet-ports.ts';
import { leaveFor } from './leave-for.ts';

/** Alipay for browsers: its signed form, sent by itself (Alipay, wap payment). */
export const payByForm = (
  walletPorts: WalletPorts,
  { action, fields }: { action: string; fields: Record<string, string> },
  allow: readonly string[],
): LaunchResult => leaveFor(action, allow, (address) => walletPorts.submitForm(address, fields));
