import { Button } from '@vip/ui';
import type { Store } from './stores.ts';

export interface StoreButtonsProps {
  stores: readonly Store[];
  variant: 'solid' | 'text';
  onChoose(address: string): void;
}

/** Places to get an app from, a button each. */
export const StoreButtons = ({ stores, variant, onChoose }: StoreButtonsProps) => (
  <>
    {stores.map(({ text, address }) => (
      <Button key={address} variant={variant} onClick={() => onChoose(address)}>
        {text}
      </Button>
    ))}
  </>
);
