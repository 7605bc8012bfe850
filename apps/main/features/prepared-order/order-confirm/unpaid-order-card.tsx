import { PendingStrip } from '@vip/checkout-ui';
import { Clauses, classes } from '@vip/ui';
import type { PayingMeans } from './unpaid-order.ts';
import type { ConfirmPage } from './use-confirm.ts';
import styles from './unpaid-order-card.module.css';

const NOTES: Record<PayingMeans, string> = {
  continues: '与下方是同一笔订单，不会重复下单',
  another: '在下方支付会另下一单，不影响这笔订单',
};

interface UnpaidOrderCardProps {
  page: ConfirmPage['purchase'];
  means: PayingMeans | null;
}

/** The unfinished order, and what paying below does to it. Where that continues it, the button below is the one act. */
export const UnpaidOrderCard = ({ page, means }: UnpaidOrderCardProps) => (
  <div className={classes(styles.card, means === 'continues' && styles.same)}>
    <PendingStrip page={page} />
    {means && (
      <p className={styles.note}>
        <Clauses text={NOTES[means]} />
      </p>
    )}
  </div>
);
