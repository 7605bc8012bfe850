import type { ReactNode } from 'react';
import type { LazyModule } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import type { Confirmation, ConfirmPage } from './use-confirm.ts';

/** Everything that the page shows. */
export interface ConfirmViewProps extends ConfirmPage {
  lazy: LazyModule<typeof LazyParts>;
}

/** Everything that the page shows if the order can be bought. */
export interface OrderSheetProps extends ConfirmViewProps {
  /** Whether the values are placeholders. */
  isLoading?: boolean;
  confirmation: Confirmation;
  /** The banner of an unpaid order. */
  pending: ReactNode;
}
