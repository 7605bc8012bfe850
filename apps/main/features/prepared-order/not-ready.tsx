import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import { ErrorState } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import { Gone, type GoneProps } from './gone.tsx';
import { PreparedHead } from './prepared-head.tsx';
import type { PreparedView } from './use-prepared-order.ts';

export interface NotReadyProps {
  /** What the page is, or what was to be bought. */
  title: string;
  what: Extract<PreparedView, { status: 'missing' | 'error' }> | { status: 'gone'; props: GoneProps };
  retry(): void;
  /** What is still to be offered above it. */
  children?: ReactNode;
}

/** In the page's place under its head: it could not be loaded, or there is nothing to buy. */
export const NotReady = ({ title, what, retry, children }: NotReadyProps) => (
  <>
    <PreparedHead title={title} />
    <main>
      {children}
      {what.status === 'error' ? (
        <ErrorState
          text={errorText(what.error)}
          note="你的订单和会员都不受影响。"
          requestId={what.error.details.requestId}
          onRetry={retry}
          onSupport={supportLink}
        />
      ) : (
        <Gone {...(what.status === 'missing' ? { why: 'missing' } : what.props)} />
      )}
    </main>
  </>
);
