import type { ReactNode } from 'react';
import type { LazyModule } from '@vip/ui';
import type * as LazyParts from './lazy-parts.ts';
import type { ConfirmPage, Confirmation } from './use-confirm.ts';

/** All that the page shows. */
export interface ConfirmViewProps extends ConfirmPage {
  lazy: LazyModule<typeof LazyParts>;
  foot: ReactNode;
}

/** All that it shows where there is something to buy. */
export interface OrderSheetProps extends ConfirmViewProps {
  /** Whether these are placeholders. */
  isLoading?: boolean;
  confirmation: Confirmation;
  /** The offer to go on with an unpaid order, where there is one. */
  pending: ReactNode;
}
