import type { PreparedOption } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { Button, LinkButton } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import styles from './detail.module.css';

/** On to the confirmation with what is chosen; to customer service where nothing is left. */
export const BuyBar = ({ selected, goOn }: { selected: PreparedOption | null; goOn(): void }) => (
  <PayBar label="购买">
    <div className={styles.bar}>
      {selected ? (
        <Button className={styles.go} onClick={goOn}>
          去确认 ¥{yuan(selected.price)}
        </Button>
      ) : (
        <div className={styles.soldOut}>
          <p>每一款都卖完了，补货请问客服。</p>
          <LinkButton href={supportLink}>联系客服</LinkButton>
        </div>
      )}
    </div>
  </PayBar>
);
