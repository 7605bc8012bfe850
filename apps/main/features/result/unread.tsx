import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { placeholderOrder } from '@vip/checkout-ui';
import { Button, cardShape, checkShape, clockShape, copyShape, headsetShape, resetShape } from '@vip/ui';
import { PageLayout } from '../../shared/page-frame.tsx';
import { LeadStep, NextSteps } from '../../shared/outcome/next-steps.tsx';
import { AppLink, SupportLink } from './step-links.tsx';
import { OrderInfo } from './order-info.tsx';
import { HeadRequest, ResultHead } from './result-head.tsx';
import {
  AppButton,
  Help,
  ResultBar,
  ResultMain,
  type GoBack,
  type ResultPartProps,
} from './result-parts.tsx';
import { phonePicture, Steps } from './steps.tsx';
import styles from './result.module.css';

/** Of about the usual length. */
const PLACEHOLDER_STEPS = [
  '打开聊小白，登录购买账号',
  '复制对方的话，点「帮我回」',
  '选一种语气，发送前还能修改',
].map((text) => ({ picture: phonePicture, text }));

/** The loading state of a result page: most orders are paid. */
export const ResultLoading = ({ foot }: { foot: ReactNode }) => (
  <PageLayout
    isLoading
    body={
      <>
        <ResultHead icon="waiting" title="支付结果">
          正在查询支付结果
        </ResultHead>
        <ResultMain>
          <div className={styles.placeholder} />
          <Steps steps={PLACEHOLDER_STEPS} />
          <OrderInfo order={placeholderOrder} />
        </ResultMain>
      </>
    }
    foot={foot}
    bar={
      <ResultBar>
        <Button>打开应用</Button>
      </ResultBar>
    }
  />
);

export interface MissingProps extends ResultPartProps {
  /** Queries the order again; null where the link has no order number. */
  readAgain: (() => void) | null;
  goBack: GoBack;
}

/** Where a membership is found without its order. */
const PAID = { shape: checkShape, when: '已支付', what: '用购买时的账号登录，即可查看会员' } as const;

/**
 * A link without order number is named as such; a missing order and an expired link are not distinguished. A membership
 * that was paid is in the app, whatever became of the link.
 */
export const Missing = ({ readAgain, seller, goBack, foot }: MissingProps) => (
  <>
    <ResultHead icon="missing" title="订单不存在">
      {readAgain ? '链接已过期或不完整，' : '链接里缺少订单号，无法查询，'}
      <br />
      已购买的会员不受影响
    </ResultHead>
    <ResultMain>
      <LeadStep
        {...(readAgain
          ? { shape: clockShape, when: '刚完成支付？', what: '稍等片刻，点「重新查询」' }
          : { ...PAID, when: '已完成支付？' })}
      />
      <NextSteps
        title="其他情况"
        steps={[
          readAgain
            ? { ...PAID, action: <AppLink seller={seller} goBack={goBack} /> }
            : { shape: copyShape, when: '链接不完整', what: '复制完整的链接，再打开一次' },
          {
            shape: headsetShape,
            when: '未到账',
            what: `请将支付凭证发给客服，服务时间 ${seller.support.hours}`,
            action: <SupportLink seller={seller} />,
          },
          {
            shape: cardShape,
            when: '未支付',
            what: '选择套餐后支付',
            action: <a href={seller.purchasePath}>查看套餐</a>,
          },
        ]}
      />
    </ResultMain>
    {foot}
    <ResultBar>
      {readAgain ? (
        <Button onClick={readAgain}>重新查询</Button>
      ) : (
        <AppButton seller={seller} goBack={goBack} />
      )}
    </ResultBar>
  </>
);

export interface UnreadProps extends ResultPartProps {
  view: Extract<ResultView, { status: 'error' }>;
}

/** The order could not be read; the payment may have succeeded. */
export function Unread({ view: { error, retry }, seller, foot }: UnreadProps) {
  const { requestId } = error.details;
  return (
    <>
      <ResultHead role="alert" icon="failed" title={errorText(error)}>
        你的订单和会员权益不受影响
        {requestId && <HeadRequest id={requestId} />}
      </ResultHead>
      <ResultMain>
        <LeadStep shape={resetShape} when="刚完成支付？" what="请勿重复支付，先点「重试」查询结果" />
        <NextSteps
          title="其他情况"
          steps={[
            {
              shape: headsetShape,
              when: '重试无效',
              what: `${requestId ? '请将错误编号发给客服' : '请联系客服'}，服务时间 ${seller.support.hours}`,
              action: <SupportLink seller={seller} />,
            },
          ]}
        />
        <Help supportLink={seller.supportLink} />
      </ResultMain>
      {foot}
      <ResultBar>
        <Button onClick={retry}>重试</Button>
      </ResultBar>
    </>
  );
}
