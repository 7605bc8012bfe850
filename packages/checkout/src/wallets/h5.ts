import type { LaunchResult } from '../contract.ts';
import type { WalletPorts } from './wallet-ports.ts';
import { leaveFor } from './leave-for.ts';

/**
 * The wallet's page for browsers. Top-level, because Safari launches no app from a frame, and without
 * `noreferrer`, because WeChat refuses a request without the Referer of the registered domain (WeChat Pay, H5).
 */
export const payByH5 = (walletPorts: WalletPorts, url: string, allow: readonly string[]): LaunchResult =>
  leaveFor(url, allow, walletPorts.navigate);
