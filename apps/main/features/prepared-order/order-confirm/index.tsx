import { useLazyModule, Button, EmptyState, ChunkErrorBanner, goneMark } from '@vip/ui';
import { PreparedPage, NotReady, StatePage } from '../prepared-page.tsx';
import { useConfirm, type Confirmation } from './use-confirm.ts';
import { placeholderOrder } from '../prepared-order.ts';
import { OrderSheet } from './order-sheet.tsx';
import type { ConfirmViewProps } from './view-props.ts';

const loadLazyParts = () => import(/* webpackChunkName: "order-confirm-lazy" */ './lazy-parts.tsx');

/** `/orderConfirm/{id}/{pid}/{fid}`: option, address and amount of the order, and its payment. */
export default function OrderConfirmPage() {
  const confirm = useConfirm();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PreparedPage>
      <ConfirmView {...confirm} lazy={lazy} />
    </PreparedPage>
  );
}

/** True if the present state needs a component of the lazy chunk. */
const needsLazyParts = ({ purchase }: ConfirmViewProps): boolean =>
  Boolean(purchase.noPaymentMethod ?? purchase.missingWallet ?? purchase.pending ?? purchase.notice) ||
  purchase.consent.isAsking ||
  purchase.cashier.isOpen ||
  Boolean(purchase.repriced);

/** The page in all of its states. */
const ConfirmView = (props: ConfirmViewProps) => (
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
  others: [],
  address: null,
  pictures: [],
};

function Content(props: ConfirmViewProps) {
  const { confirm, purchase, retry, lazy } = props;
  const parts = purchase.pending && lazy.part;
  switch (confirm.status) {
    case 'loading':
      return <OrderSheet {...props} isLoading confirmation={placeholderConfirmation} pending={null} />;
    case 'missing':
    case 'error':
      return <NotReady title="确认订单" what={confirm} retry={retry} />;
    case 'gone':
      return (
        <NotReady title="确认订单" what={{ status: 'gone', props: confirm }} retry={retry}>
          {parts && <parts.PendingStrip page={purchase} />}
        </NotReady>
      );
    case 'no_option':
      return (
        <StatePage title="确认订单">
          <EmptyState text="该款式已下架" note="其他款式可能有货" mark={goneMark}>
            <Button onClick={props.changeOption}>选择其他款式</Button>
          </EmptyState>
        </StatePage>
      );
    case 'ready':
      return (
        <OrderSheet
          {...props}
          confirmation={confirm}
          pending={parts && <parts.UnpaidOrderCard page={purchase} means={props.payingMeans} />}
        />
      );
  }
}
