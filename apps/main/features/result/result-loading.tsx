import type { ReactNode } from 'react';
import { Button } from '@vip/ui';
import { PageLayout } from '../../shared/page-layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ResultBar, ResultHead } from './result-frame.tsx';
import styles from './result.module.css';

const FACTS = [
  { name: '应付', value: '¥888.00' },
  { name: '支付方式', value: '微信支付' },
  { name: '下单时间', value: '2026 年 1 月 1 日' },
];

/** The result page before the order was read. */
export const ResultLoading = ({ foot }: { foot: ReactNode }) => (
  <PageLayout
    isLoading
    body={
      <>
        <ResultHead mark="clock" title="支付结果">
          正在读取这笔订单的结果
        </ResultHead>
        <main className={styles.main}>
          <OrderFacts facts={FACTS} number="00000000000000" />
          <div className={styles.waitingFacts} />
        </main>
      </>
    }
    foot={foot}
    bar={
      <ResultBar>
        <Button variant="line">联系客服</Button>
        <Button>打开应用</Button>
      </ResultBar>
    }
  />
);
