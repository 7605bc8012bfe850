import type { Membership, Order } from '@vip/api';
import { dayText, type ResultPage } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import type { Account } from '@vip/host';
import { OfflineBar } from '@vip/ui';
import { Clauses } from '../../shared/clauses.tsx';
import { withUnits } from '../../shared/with-units.ts';
import { GoldCard } from '../../shared/gold-card.tsx';
import {
  AppButton,
  OrderFacts,
  ResultBar,
  ResultFoot,
  ResultHead,
  type GoBack,
  type ResultPartProps,
} from './result-parts.tsx';
import { replacedMembership } from './replaced-membership.ts';
import styles from './result.module.css';
import type { Seller } from './seller.ts';
import { Ended, Waiting } from './unpaid.tsx';
import { Missing, ResultLoading, Unread } from './unread.tsx';

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
      return <Waiting view={view} notice={page.notice} {...shared} />;
    case 'closed':
    case 'refunded':
      return <Ended status={view.status} order={view.order} {...shared} />;
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
  const login = account?.phone ? `使用 ${account.phone} 登录` : '登录购买时的账号';
  const replaced = seller.scope === 'main' ? replacedMembership(order, account) : null;
  return (
    <>
      <ResultHead icon="paid" title="支付成功">
        <b className={styles.unlocked}>
          <Clauses text={unlockedText(order, replaced)} />
        </b>
      </ResultHead>
      <main className={styles.main}>
        <BoughtCard order={order} seller={seller} />
        <section className={styles.card}>
          <h2>{replaced ? '升级说明' : '使用方法'}</h2>
          <ol className={styles.steps}>
            {[`打开${appName}，${login}`, ...(replaced ? UPGRADED : steps)].map((step) => (
              <li key={step}>
                <span>
                  <Clauses text={step} />
                </span>
              </li>
            ))}
          </ol>
        </section>
        <OrderFacts order={order} hasCard />
        <PaymentQuestions supportLink={supportLink} number={order.number} />
      </main>
      {foot}
      <ResultBar>
        <AppButton seller={seller} goBack={goBack} />
      </ResultBar>
    </>
  );
}

/** For a member, who knows how to use the app. Whether days were credited is not in the order: not all are. */
const UPGRADED = ['新的有效期从支付当天算起', '已抵扣的原会员天数，不再顺延'] as const;

function unlockedText({ package: { name, level } }: Order, replaced: Membership | null): string {
  const what = withUnits(name);
  if (replaced) return `${replaced.name}已升级为${what}`;
  return level === NO_MEMBERSHIP ? `${what}已到账` : `${what}已生效`;
}

/** The level of packages without membership, which are used up: a number of characters. */
const NO_MEMBERSHIP = '0';

/** Validity, in two parts between which the line may break. Not every backend says until when a membership lasts. */
function untilText({ memberUntil, package: { level } }: Order): readonly [string, string] {
  if (memberUntil) return ['有效期至 ', dayText(Date.parse(memberUntil))];
  if (level === NO_MEMBERSHIP) return ['', '用完为止'];
  return ['', memberUntil === null ? '长期有效' : '有效期以 App 内为准'];
}

/** The package and its validity, in the seller's design. */
function BoughtCard({ order, seller }: { order: Order; seller: Seller }) {
  const title = withUnits(order.package.name);
  const until = untilText(order);
  if (seller.variant === 'gold')
    return (
      <div className={styles.gold}>
        <GoldCard isTucked={false} appName={seller.appName} title={title} until={until} />
      </div>
    );
  return (
    <section className={styles[seller.variant]} aria-label="会员卡">
      {seller.variant === 'photo' && <div className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.small}>{seller.appName}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.until}>
          {until[0]}
          <span className={styles.whole}>{until[1]}</span>
        </p>
      </div>
    </section>
  );
}
