import { Button } from '@vip/ui';
import type { Store } from './stores.ts';

export interface StoreButtonsProps {
  stores: readonly Store[];
  look: 'solid' | 'text';
  onChoose(address: string): void;
}

/** Places to get an app from, a button each. */
export const StoreButtons = ({ stores, look, onChoose }: StoreButtonsProps) => (
  <>
    {stores.map(({ text, address }) => (
      <Button key={address} look={look} onClick={() => onChoose(address)}>
        {text}
      </Button>
    ))}
  </>
);
