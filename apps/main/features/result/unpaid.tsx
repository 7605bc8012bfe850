import type { Order } from '@vip/api';
import {
  clockText,
  noticeText,
  payTypeName,
  yuan,
  type ResultPage,
  type ResultView,
} from '@vip/checkout-react';
import { PaymentQuestions, ReturnDialog } from '@vip/checkout-ui';
import { Button, LinkButton, checkShape, headsetShape, resetShape } from '@vip/ui';
import {
  NextSteps,
  OrderFacts,
  ResultBar,
  ResultHead,
  SupportBar,
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
      <ResultHead icon="clock" title="正在确认支付结果">
        钱款若已付出，不会丢失。
        <br />
        {order.payType === 'wechat' ? '微信' : '支付宝'}通常一分钟内告知结果，
        <br />
        请先不要重复付款。
      </ResultHead>
      <main className={styles.main}>
        <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
          {notice && <p className={styles.notice}>{noticeText(notice)}</p>}
        </div>
        <OrderFacts
          facts={[
            { name: '套餐', value: order.package.name },
            { name: '应付', value: `¥${yuan(order.amount)}`, isStrong: true },
          ]}
          number={order.number}
          last={{
            name: '最近查询',
            value: view.lastCheckedAt === null ? '正在查询' : clockText(view.lastCheckedAt),
          }}
        />
        <NextSteps
          steps={[
            { shape: checkShape, when: '已经付了', what: '点「已完成支付」，马上再查一次。' },
            {
              shape: resetShape,
              when: '还没有付',
              what: payAgain ? '点「重新支付」，付的仍是这一笔订单。' : '点「重新下单」，选好套餐再付。',
            },
            {
              shape: headsetShape,
              when: '等了很久',
              what: `把订单号发给客服，${seller.support.hours}有人答复。`,
            },
          ]}
        />
        <PaymentQuestions supportLink={seller.supportLink} />
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

/** Ended without a membership: closed before it was paid, or refunded. */
export const Ended = ({ status, order, seller, foot }: EndedProps) => (
  <>
    {status === 'closed' ? (
      <ResultHead icon="dash" title="订单已关闭">
        这一笔没有付成，不会再扣款。
        <br />
        还想开通，重新下单就好。
      </ResultHead>
    ) : (
      <ResultHead icon="back" title="订单已退款">
        钱款原路退回{payTypeName(order.payType)}，
        <br />
        到账时间以它的通知为准。
      </ResultHead>
    )}
    <main className={styles.main}>
      <OrderFacts
        facts={[
          { name: '套餐', value: order.package.name },
          {
            name: status === 'closed' ? '订单金额' : '退款金额',
            value: `¥${yuan(order.amount)}`,
            isStrong: true,
          },
        ]}
        number={order.number}
      />
      <PaymentQuestions supportLink={seller.supportLink} />
    </main>
    {foot}
    <SupportBar seller={seller}>
      <LinkButton href={seller.purchasePath}>重新开通</LinkButton>
    </SupportBar>
  </>
);
