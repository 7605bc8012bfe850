import type { ReactNode } from 'react';
import { LinkButton, headsetShape, resetShape } from '@vip/ui';
import { brand, supportLink } from '../brand.ts';
import { NextSteps } from './next-steps.tsx';
import { ResultBar } from './result-bar.tsx';
import { ResultHead } from './result-head.tsx';
import styles from './result.module.css';

/** No such order, or a link that has expired: nobody is told which. */
export const Missing = ({ foot }: { foot: ReactNode }) => (
  <>
    <ResultHead mark="dash" title="订单不存在">
      链接可能已经过期，或者不完整。
    </ResultHead>
    <main className={styles.main}>
      <NextSteps
        steps={[
          {
            shape: headsetShape,
            when: '已经付了',
            what: `把支付凭证发给客服，${brand.support.hours}有人答复。`,
          },
          { shape: resetShape, when: '还没有付', what: '回到套餐页，重新下单就好。' },
        ]}
      />
    </main>
    {foot}
    <ResultBar>
      <LinkButton look="line" href={supportLink}>
        联系客服
      </LinkButton>
      <LinkButton href="/">看看套餐</LinkButton>
    </ResultBar>
  </>
);
