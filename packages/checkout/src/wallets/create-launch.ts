import type { PayInstruction } from '@vip/api';
import type { Launch, LaunchResult } from '../contract.ts';
import { payByBridge } from './bridge.ts';
import type { WalletPorts } from './wallet-ports.ts';
import { payByForm } from './form.ts';
import { payByH5 } from './h5.ts';
import { payByJsapi } from './jsapi.ts';
import { payByTrade } from './trade-pay.ts';

/**
 * Carries out pay instructions through the doors. `allow.pay`: origins and schemes that may be followed, from the
 * run-time configuration. The instruction alone decides the way; there is never a second one.
 */
export function createLaunch(walletPorts: WalletPorts, allow: { pay: readonly string[] }): Launch {
  const carryOut = async (instruction: PayInstruction): Promise<LaunchResult> => {
    switch (instruction.kind) {
      case 'jsapi':
        return payByJsapi(walletPorts, instruction.params);
      case 'alipay_trade':
        return payByTrade(walletPorts, instruction.tradeNo);
      case 'bridge':
        return payByBridge(walletPorts, instruction.params);
      case 'h5':
        return payByH5(walletPorts, instruction.url, allow.pay);
      case 'alipay_form':
        return payByForm(walletPorts, instruction, allow.pay);
    }
  };
  // A door that throws did not open.
  return (instruction) => carryOut(instruction).catch((): LaunchResult => 'failed');
}
