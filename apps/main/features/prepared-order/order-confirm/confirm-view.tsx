import { Button, EmptyState, ChunkErrorBanner } from '@vip/ui';
import { NotReady } from '../not-ready.tsx';
import { PreparedHead } from '../prepared-head.tsx';
import { placeholderOrder } from '../placeholder-order.ts';
import type { ConfirmViewProps, Confirmation } from './use-confirm.ts';
import { OrderSheet } from './order-sheet.tsx';

/** Whether what is to be shown now stands in the lazy chunks. */
const needsLazyParts = ({ purchase }: ConfirmViewProps): boolean =>
  Boolean(purchase.noPaymentMethod ?? purchase.missingWallet ?? purchase.pending ?? purchase.notice) ||
  purchase.consent.isAsking ||
  purchase.cashier.isOpen ||
  Boolean(purchase.repriced);

/** The page in every state; all that it shows comes in. */
export const ConfirmView = (props: ConfirmViewProps) => (
  <>
    {props.lazy.hasFailed && needsLazyParts(props) && <ChunkErrorBanner onRetry={props.lazy.retry} />}
    <Content {...props} />
  </>
);

const placeholderConfirmation: Confirmation = {
  status: 'ready',
  order: placeholderOrder,
  option: placeholderOrder.options[0],
  isSoldOut: false,
  address: null,
  pictures: [],
};

function Content(props: ConfirmViewProps) {
  const { confirm, purchase, retry, lazy, foot } = props;
  const pending = purchase.pending && lazy.part && <lazy.part.PendingStrip page={purchase} />;
  switch (confirm.status) {
    case 'loading':
      return <OrderSheet {...props} isLoading confirmation={placeholderConfirmation} pending={null} />;
    case 'missing':
    case 'error':
      return (
        <>
          <NotReady title="确认订单" what={confirm} retry={retry} />
          {foot}
        </>
      );
    case 'gone':
      return (
        <>
          <NotReady title="确认订单" what={{ status: 'gone', props: confirm }} retry={retry}>
            {pending}
          </NotReady>
          {foot}
        </>
      );
    case 'no_option':
      return (
        <>
          <PreparedHead title="确认订单" />
          <main>
            <EmptyState text="这一款没有了" note="其它款式也许还有。">
              <Button onClick={props.changeOption}>重新选择</Button>
            </EmptyState>
          </main>
          {foot}
        </>
      );
    case 'ready':
      return <OrderSheet {...props} confirmation={confirm} pending={pending} />;
  }
}
