import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { ErrorState } from '@vip/ui';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface UnreadProps {
  view: Extract<ResultView, { status: 'error' }>;
  seller: Seller;
  foot: ReactNode;
}

/** The order could not be read: nothing is said of the payment. */
export const Unread = ({ view, seller, foot }: UnreadProps) => (
  <>
    <header className={styles.plain}>
      <h1>支付结果</h1>
    </header>
    <main className={styles.trouble}>
      <ErrorState
        text={errorText(view.error)}
        note="你的订单和会员都不受影响。"
        requestId={view.error.details.requestId}
        onRetry={view.retry}
        onSupport={seller.supportLink}
      />
      <div className={styles.below}>
        <PaymentQuestions supportLink={seller.supportLink} />
      </div>
    </main>
    {foot}
  </>
);
