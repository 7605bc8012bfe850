import { useState } from 'react';
import { useHost } from '@vip/host';
import type { Agreement, ConsentControl } from './contract.ts';

/** An unticked box, and the sheet that asks when somebody pays without it. */
export function useConsent(agreements: Agreement[], pay: () => void): ConsentControl & { ask(): void } {
  const host = useHost();
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const setChecked = (checked: boolean) => {
    setIsChecked(checked);
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
