import type { Membership, Order } from '@vip/api';
import type { ResultPage } from '@vip/checkout-react';
import type { Account } from '@vip/host';
import { OfflineBar } from '@vip/ui';
import { withUnits } from '../../shared/with-units.ts';
import { BoughtCard, NO_MEMBERSHIP, ReplacedCard } from './bought-card.tsx';
import { OrderInfo } from './order-info.tsx';
import { replacedMembership } from './replaced-membership.ts';
import { ResultHead, Unlocked } from './result-head.tsx';
import {
  AppButton,
  Help,
  ResultBar,
  ResultFoot,
  ResultMain,
  type GoBack,
  type ResultPartProps,
} from './result-parts.tsx';
import type { Seller } from './seller.ts';
import { phonePicture, Steps } from './steps.tsx';
import { Ended, Waiting } from './unpaid.tsx';
import { Missing, ResultLoading, Unread } from './unread.tsx';
import './gold-theme.css';

export interface ResultPageViewProps {
  page: ResultPage;
  seller: Seller;
  goBack: GoBack;
  /** Queries an order again that was not found. */
  readAgain(): void;
}

/** The result in every state; it shows only what it is given. */
export const ResultPageView = (props: ResultPageViewProps) => (
  <>
    <OfflineBar />
    <Result {...props} />
  </>
);

function Result({ page, seller, goBack, readAgain }: ResultPageViewProps) {
  const { view } = page;
  const shared = { seller, foot: <ResultFoot seller={seller} /> };
  switch (view.status) {
    case 'loading':
      return <ResultLoading foot={shared.foot} />;
    case 'paid':
      return <Paid order={view.order} account={page.session.account} goBack={goBack} {...shared} />;
    case 'confirming':
    case 'unknown':
      return <Waiting view={view} account={page.session.account} notice={page.notice} {...shared} />;
    case 'closed':
    case 'refunded':
      return <Ended status={view.status} order={view.order} goBack={goBack} {...shared} />;
    case 'missing':
      return <Missing readAgain={readAgain} goBack={goBack} {...shared} />;
    case 'error':
      return <Unread view={view} {...shared} />;
  }
}

interface PaidProps extends ResultPartProps {
  order: Order;
  account: Account | null;
  goBack: GoBack;
}

/** Paid: the card, how to use it, the order, and a link into the app. */
function Paid({ order, account, seller, goBack, foot }: PaidProps) {
  const { appName, steps, supportLink } = seller;
  // Short enough for a line below its drawing.
  const login = account?.phone ? `登录尾号 ${account.phone.slice(-4)}` : '登录购买账号';
  const replaced = seller.scope === 'main' ? replacedMembership(order, account) : null;
  return (
    <>
      <ResultHead icon="paid" title="支付成功" end={replaced && <ReplacedCard isPaid name={replaced.name} />}>
        <Unlocked text={unlockedText(order, replaced)} />
      </ResultHead>
      <ResultMain>
        <BoughtCard order={order} seller={seller} />
        <Steps
          steps={[
            { picture: phonePicture, text: `打开${appName}，${replaced ? '直接用新等级' : login}` },
            ...steps,
          ]}
        />
        <OrderInfo order={order} isUpgrade={replaced !== null} />
        <Help supportLink={supportLink} number={order.number} />
      </ResultMain>
      {foot}
      <ResultBar>
        <AppButton seller={seller} goBack={goBack} />
      </ResultBar>
    </>
  );
}

/** The card below names the membership. */
function unlockedText({ package: { name, level } }: Order, replaced: Membership | null): string {
  if (replaced) return '会员已升级';
  return level === NO_MEMBERSHIP ? `${withUnits(name)}已到账` : '会员已生效';
}
