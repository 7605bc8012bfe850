import type { Order } from '@vip/api';
import { noticeText, payTypeName, type ResultPage, type ResultView } from '@vip/checkout-react';
import { PaymentQuestions, ReturnDialog } from '@vip/checkout-ui';
import { Button, LinkButton, cardShape, checkShape, headsetShape, resetShape } from '@vip/ui';
import {
  NextSteps,
  OrderFacts,
  ResultBar,
  ResultHead,
  SupportBar,
  type NextStep,
  type ResultPartProps,
} from './result-parts.tsx';
import styles from './result.module.css';

export interface WaitingProps extends ResultPartProps {
  view: Extract<ResultView, { status: 'confirming' | 'unknown' }>;
  notice: ResultPage['notice'];
}

/** Not known yet, and never shown as failed. */
export function Waiting({ view, notice, seller, foot }: WaitingProps) {
  const { order, payAgain } = view;
  return (
    <>
      <ResultHead icon="waiting" title="正在确认支付结果">
        如已支付请放心，款项不会丢失，
        <br />
        支付结果一般 1 分钟内更新
      </ResultHead>
      <main className={styles.main}>
        <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
          {notice && <p className={styles.notice}>{noticeText(notice)}</p>}
        </div>
        <OrderFacts order={order} lastCheckedAt={view.lastCheckedAt} />
        <NextSteps
          steps={[
            { shape: checkShape, when: '已支付', what: '点「已完成支付」，刷新支付结果' },
            {
              shape: resetShape,
              when: '未支付',
              what: payAgain
                ? '点「重新支付」，仍为同一笔订单，不会重复扣款'
                : '点「重新下单」，选择套餐后支付',
            },
            {
              shape: headsetShape,
              when: '长时间未到账',
              what: `请将订单号发给客服，服务时间 ${seller.support.hours}`,
              supportLink: seller.supportLink,
            },
          ]}
        />
        <PaymentQuestions supportLink={seller.supportLink} number={order.number} />
      </main>
      {foot}
      <ResultBar>
        {payAgain ? (
          <Button variant="line" onClick={payAgain}>
            重新支付
          </Button>
        ) : (
          <LinkButton variant="line" href={seller.purchasePath}>
            重新下单
          </LinkButton>
        )}
        <Button isBusy={view.isChecking} onClick={view.confirm}>
          已完成支付
        </Button>
      </ResultBar>
      <ReturnDialog
        isOpen={view.isAsking}
        name={order.package.name}
        amount={order.amount}
        payType={order.payType}
        isChecking={view.isChecking}
        confirm={view.confirm}
        payAgain={payAgain}
        leave={view.leave}
      />
    </>
  );
}

export interface EndedProps extends ResultPartProps {
  status: 'closed' | 'refunded';
  order: Order;
}

/** 联系客服 is in the bar. */
const endedSteps = (status: EndedProps['status'], hours: string): NextStep[] =>
  status === 'closed'
    ? [
        { shape: cardShape, when: '未支付', what: '点「重新下单」，选择套餐后支付' },
        { shape: headsetShape, when: '如已扣款', what: '款项将原路退回；如未到账，请将订单号发给客服' },
      ]
    : [{ shape: headsetShape, when: '退款未到账', what: `请将订单号发给客服，服务时间 ${hours}` }];

/** Ended without a membership: closed before it was paid, or refunded. */
export const Ended = ({ status, order, seller, foot }: EndedProps) => (
  <>
    {status === 'closed' ? (
      <ResultHead icon="closed" title="订单已关闭">
        订单未支付，已自动关闭，不会扣款
        <br />
        如需开通，请重新下单
      </ResultHead>
    ) : (
      <ResultHead icon="refunded" title="订单已退款">
        款项已原路退回{payTypeName(order.payType)}，
        <br />
        到账时间以{payTypeName(order.payType)}通知为准
      </ResultHead>
    )}
    <main className={styles.main}>
      <OrderFacts order={order} />
      <NextSteps steps={endedSteps(status, seller.support.hours)} />
    </main>
    {foot}
    <SupportBar seller={seller}>
      <LinkButton href={seller.purchasePath}>重新下单</LinkButton>
    </SupportBar>
  </>
);
