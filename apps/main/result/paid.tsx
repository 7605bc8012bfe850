import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import type { Account } from '@vip/host';
import { dayText, minuteText, yuan, payTypeName } from '@vip/purchase';
import { Button, LinkButton } from '@vip/ui';
import { apps, supportLink, type AppCode } from '../brand.ts';
import { GoldCard } from '../parts/gold-card.tsx';
import { appSteps } from './app-steps.ts';
import { OrderFacts } from './order-facts.tsx';
import { ResultBar } from './result-bar.tsx';
import { ResultHead } from './result-head.tsx';
import styles from './result.module.css';

export interface PaidProps {
  order: Order;
  account: Account | null;
  code: AppCode;
  goBack: (() => void) | null;
  foot: ReactNode;
}

/** Paid: what was bought, until when, how to use it, and the way into the app. */
export function Paid({ order, account, code, goBack, foot }: PaidProps) {
  const appName = apps[code];
  const login = account?.phone ? `用 ${account.phone} 登录` : '用购买的账号登录';
  return (
    <>
      <ResultHead mark="tick" title="支付成功">
        {order.package.name}已到账，现在就能用。
      </ResultHead>
      <main className={styles.main}>
        <GoldCard
          isTucked={false}
          appName={appName}
          title={order.package.name}
          until={order.memberUntil ? ['有效期至 ', dayText(Date.parse(order.memberUntil))] : ['', '长期有效']}
        />
        <OrderFacts
          facts={[
            { name: '实付', value: `¥${yuan(order.amount)}`, isStrong: true },
            { name: '支付方式', value: payTypeName(order.payType) },
            ...(order.paidAt
              ? [{ name: '支付时间', value: <time>{minuteText(Date.parse(order.paidAt))}</time> }]
              : []),
          ]}
          number={order.number}
        />
        <section className={styles.card}>
          <h2>怎么用</h2>
          <ol className={styles.steps}>
            {[`打开${appName}，${login}。`, ...appSteps[code]].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </main>
      {foot}
      <ResultBar>
        <LinkButton look="line" href={supportLink}>
          联系客服
        </LinkButton>
        {goBack ? (
          <Button onClick={goBack}>回到{appName}</Button>
        ) : (
          <LinkButton href={`/openapp?app=${code}`}>打开{appName}</LinkButton>
        )}
      </ResultBar>
    </>
  );
}
