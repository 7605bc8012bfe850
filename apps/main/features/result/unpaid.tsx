import type { Order, PayType } from '@vip/api';
import { noticeText, payTypeName, yuan, type ResultPage, type ResultView } from '@vip/checkout-react';
import { PaymentQuestions, ReturnDialog } from '@vip/checkout-ui';
import {
  Button,
  LinkButton,
  cardShape,
  checkShape,
  headsetShape,
  resetShape,
  searchShape,
  warnShape,
} from '@vip/ui';
import {
  NextSteps,
  OrderFacts,
  ResultBar,
  ResultHead,
  SupportBar,
  SupportLink,
  type NextStep,
  type ResultPartProps,
} from './result-parts.tsx';
import styles from './result.module.css';

export interface WaitingProps extends ResultPartProps {
  view: Extract<ResultView, { status: 'confirming' | 'unknown' }>;
  notice: ResultPage['notice'];
}

/** Not known yet, and never shown as failed. Where the order cannot be paid again, a second one would be a second charge. */
export function Waiting({ view, notice, seller, foot }: WaitingProps) {
  const { order, payAgain, status } = view;
  return (
    <>
      <ResultHead icon="waiting" title="正在确认支付结果">
        {payAgain ? '如已支付请放心，款项不会丢失，' : '如已支付，请勿重复下单，'}
        <br />
        {status === 'confirming' ? '本页自动查询，一般 1 分钟内更新' : '本页仍在自动查询，有结果立即显示'}
      </ResultHead>
      <main className={styles.main}>
        <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
          {notice && <p className={styles.notice}>{noticeText(notice)}</p>}
        </div>
        <OrderFacts order={order} lastCheckedAt={view.lastCheckedAt} />
        <NextSteps
          steps={[
            { shape: checkShape, when: '已支付', what: '无需操作，也可点「已完成支付」，立即查询' },
            {
              shape: resetShape,
              when: '未支付',
              what: payAgain
                ? '点「重新支付」，仍为同一笔订单，不会重复扣款'
                : '点「重新下单」，本订单未支付不会扣款',
            },
            ...(payAgain
              ? []
              : [
                  {
                    shape: warnShape,
                    when: '不确定是否已支付',
                    what: '先查看微信、支付宝账单，避免重复支付',
                  },
                ]),
            {
              shape: headsetShape,
              when: '长时间未到账',
              what: `请将订单号发给客服，服务时间 ${seller.support.hours}`,
              action: <SupportLink seller={seller} />,
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
const endedSteps = ({ status, order: { payType } }: EndedProps, hours: string): NextStep[] =>
  status === 'closed'
    ? [
        { shape: cardShape, when: '未支付', what: '点「重新下单」，选择套餐后支付' },
        { shape: headsetShape, when: '如已扣款', what: '款项将原路退回；如未到账，请将订单号发给客服' },
      ]
    : [
        { shape: searchShape, when: '查看退款', what: BILLS[payType] },
        { shape: headsetShape, when: '退款未到账', what: `请将订单号发给客服，服务时间 ${hours}` },
      ];

/** Where a wallet lists refunds. */
const BILLS: Readonly<Record<PayType, string>> = {
  wechat: '在微信「我」「服务」「钱包」「账单」中查看',
  alipay: '在支付宝「我的」「账单」中查看',
};

/** Ended without a membership: closed before it was paid, or refunded. */
export const Ended = (props: EndedProps) => {
  const { status, order, seller, foot } = props;
  return (
    <>
      {status === 'closed' ? (
        <ResultHead icon="closed" title="订单已关闭">
          订单未支付，已自动关闭，不会扣款
          <br />
          如需开通，请重新下单
        </ResultHead>
      ) : (
        <ResultHead icon="refunded" title="订单已退款">
          ¥{yuan(order.amount)} 已原路退回{payTypeName(order.payType)}，
          <br />
          到账时间以{payTypeName(order.payType)}通知为准
        </ResultHead>
      )}
      <main className={styles.main}>
        <OrderFacts order={order} />
        <NextSteps steps={endedSteps(props, seller.support.hours)} />
      </main>
      {foot}
      <SupportBar seller={seller}>
        {/* A refund leaves nothing to do: to buy again is only offered. */}
        <LinkButton variant={status === 'closed' ? 'solid' : 'line'} href={seller.purchasePath}>
          重新下单
        </LinkButton>
      </SupportBar>
    </>
  );
};
