import type { Order, PayType } from '@vip/api';
import { clockText, noticeText, payTypeName, type ResultPage, type ResultView } from '@vip/checkout-react';
import { ReturnDialog } from '@vip/checkout-ui';
import type { Account } from '@vip/host';
import { Button, LinkButton, headsetShape, searchShape } from '@vip/ui';
import { ReplacedCard } from './bought-card.tsx';
import { NextSteps, type NextStep } from '../../shared/outcome/next-steps.tsx';
import { SupportLink } from './step-links.tsx';
import { OrderTicket } from './order-info.tsx';
import { replacedMembership } from './replaced-membership.ts';
import { Asking, ResultHead } from './result-head.tsx';
import {
  AppButton,
  Help,
  ResultBar,
  ResultMain,
  type GoBack,
  type ResultPartProps,
} from './result-parts.tsx';
import styles from './result.module.css';

export interface WaitingProps extends ResultPartProps {
  view: Extract<ResultView, { status: 'confirming' | 'unknown' }>;
  notice: ResultPage['notice'];
  account: Account | null;
}

/**
 * Not known yet, and never shown as failed. Where the order cannot be paid again, a second one would be a second charge:
 * it is offered only after a look at the bills, not in the bar.
 */
export function Waiting({ view, notice, account, seller, foot }: WaitingProps) {
  const { order, payAgain } = view;
  const replaced = seller.scope === 'main' ? replacedMembership(order, account) : null;
  return (
    <>
      <ResultHead
        icon="waiting"
        title="正在确认支付结果"
        end={replaced && <ReplacedCard name={replaced.name} />}
      >
        如已支付请放心，款项不会丢失
        <Asking>{askingText(view)}</Asking>
      </ResultHead>
      <ResultMain>
        <OrderTicket order={order} />
        <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
          {notice && <p className={styles.notice}>{noticeText(notice)}</p>}
        </div>
        <NextSteps
          note={`已支付请点「已完成支付」查询结果${payAgain ? '，未支付可重新支付，不会重复扣款' : ''}`}
          steps={[
            ...(payAgain
              ? []
              : [
                  {
                    shape: searchShape,
                    when: '未支付',
                    what: '先查看微信、支付宝账单，确认未扣款再下单',
                    action: <a href={seller.purchasePath}>重新下单</a>,
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
        <Help supportLink={seller.supportLink} number={order.number} />
      </ResultMain>
      {foot}
      <ResultBar>
        {payAgain && (
          <Button variant="line" onClick={payAgain}>
            重新支付
          </Button>
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

/** What the page does meanwhile; after a minute with the time of the last query. */
function askingText({ status, lastCheckedAt }: WaitingProps['view']): string {
  if (status === 'confirming') return '本页自动查询，一般 1 分钟内更新';
  return `本页仍在自动查询，${lastCheckedAt === null ? '有结果立即显示' : `上次查询 ${clockText(lastCheckedAt)}`}`;
}

export interface EndedProps extends ResultPartProps {
  status: 'closed' | 'refunded';
  order: Order;
  goBack: GoBack;
}

const endedSteps = ({ status, order: { payType }, seller }: EndedProps): NextStep[] =>
  status === 'closed'
    ? [
        {
          shape: headsetShape,
          when: '账单显示已扣款',
          what: '款项将原路退回，未到账请将订单号发给客服',
          action: <SupportLink seller={seller} />,
        },
      ]
    : [
        { shape: searchShape, when: '查看退款', what: BILLS[payType] },
        {
          shape: headsetShape,
          when: '退款未到账',
          what: `请将订单号发给客服，服务时间 ${seller.support.hours}`,
          action: <SupportLink seller={seller} />,
        },
      ];

/** Where a wallet lists refunds. */
const BILLS: Readonly<Record<PayType, string>> = {
  wechat: '微信 › 我 › 服务 › 钱包 › 账单',
  alipay: '支付宝 › 我的 › 账单',
};

/** Ended without a membership: closed before it was paid, or refunded. */
export const Ended = (props: EndedProps) => {
  const { status, order, seller, goBack, foot } = props;
  return (
    <>
      {status === 'closed' ? (
        <ResultHead icon="closed" title="订单已关闭">
          订单未支付，已自动关闭
          <br />
          如需开通，请重新下单
        </ResultHead>
      ) : (
        <ResultHead icon="refunded" title="订单已退款">
          款项原路退回{payTypeName(order.payType)}，
          <br />
          到账以{payTypeName(order.payType)}通知为准
        </ResultHead>
      )}
      <ResultMain>
        <OrderTicket order={order} />
        <NextSteps steps={endedSteps(props)} />
      </ResultMain>
      {foot}
      <ResultBar>
        <LinkButton variant={status === 'refunded' ? 'line' : 'solid'} href={seller.purchasePath}>
          重新下单
        </LinkButton>
        {status === 'refunded' && <AppButton seller={seller} goBack={goBack} />}
      </ResultBar>
    </>
  );
};
