import { useState } from 'react';
import type { Consent } from '@vip/api';
import { useHost } from '@vip/host';
import type { Agreement, ConsentControl } from './contract.ts';

/**
 * An unticked box, and the sheet that asks when somebody pays without it. `given`: what was agreed to in this purchase
 * before the page was left and loaded anew.
 */
export function useConsent(
  agreements: Agreement[],
  given: readonly Consent[],
  pay: () => void,
): ConsentControl & { ask(): void } {
  const host = useHost();
  const [said, setSaid] = useState<boolean | null>(null);
  const isGiven = ({ document, version }: Agreement) =>
    given.some((one) => one.document === document && one.version === version);
  const isChecked = said ?? (given.length > 0 && agreements.every(isGiven));
  const [isAsking, setAsking] = useState(false);
  const setChecked = (checked: boolean) => {
    setSaid(checked);
    if (checked) for (const { document, version } of agreements) host.track('consent', { document, version });
  };
  return {
    agreements,
    isChecked,
    setChecked,
    isAsking,
    ask: () => setAsking(true),
    acceptAndPay: () => {
      setChecked(true);
      setAsking(false);
      pay();
    },
    dismiss: () => setAsking(false),
  };
}
