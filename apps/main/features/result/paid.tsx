import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import type { Account } from '@vip/host';
import { minuteText, yuan, payTypeName } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { Button, LinkButton } from '@vip/ui';
import { BoughtCard } from './bought-card.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ResultBar, ResultHead } from './result-frame.tsx';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface PaidProps {
  order: Order;
  account: Account | null;
  seller: Seller;
  goBack: (() => void) | null;
  foot: ReactNode;
}

/** Paid: what was bought, until when, how to use it, and the way into the app. */
export function Paid({ order, account, seller, goBack, foot }: PaidProps) {
  const { app, appName, steps, supportLink } = seller;
  const login = account?.phone ? `用 ${account.phone} 登录` : '用购买的账号登录';
  return (
    <>
      <ResultHead mark="tick" title="支付成功">
        {order.package.name}已到账，现在就能用。
      </ResultHead>
      <main className={styles.main}>
        <BoughtCard order={order} seller={seller} />
        <OrderFacts
          facts={[
            { name: '实付', value: `¥${yuan(order.amount)}`, isStrong: true },
            // What costs nothing was paid with no wallet.
            ...(order.amount > 0 ? [{ name: '支付方式', value: payTypeName(order.payType) }] : []),
            ...(order.paidAt
              ? [{ name: '支付时间', value: <time>{minuteText(Date.parse(order.paidAt))}</time> }]
              : []),
          ]}
          number={order.number}
        />
        <section className={styles.card}>
          <h2>怎么用</h2>
          <ol className={styles.steps}>
            {[`打开${appName}，${login}。`, ...steps].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <PaymentQuestions supportLink={supportLink} />
      </main>
      {foot}
      <ResultBar>
        <LinkButton variant="line" href={supportLink}>
          联系客服
        </LinkButton>
        {goBack ? (
          <Button onClick={goBack}>回到{appName}</Button>
        ) : (
          <LinkButton href={`/openapp?app=${app}`}>打开{appName}</LinkButton>
        )}
      </ResultBar>
    </>
  );
}
