import { yuan } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { Button, LinkButton } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import { hasMarks, OptionMark } from '../option-mark.tsx';
import type { NamedOption } from '../prepared-order.ts';
import type { Offer } from './use-detail.ts';
import styles from './buy-bar.module.css';

/** Leads to the confirmation with the selected option, or to customer service if everything is sold out. */
export function BuyBar({ offer }: { offer: Offer }) {
  const { selected } = offer;
  return (
    <PayBar label="购买" className={styles.buyBar}>
      {selected ? (
        <div className={styles.bar}>
          {offer.order.options.length > 1 && <Choice offer={offer} option={selected} />}
          <Button className={styles.go} onClick={offer.goOn}>
            立即购买 ¥{yuan(selected.price)}
          </Button>
        </div>
      ) : (
        <div className={styles.soldOut}>
          <p>已售罄，补货请咨询客服</p>
          <LinkButton href={supportLink}>联系客服</LinkButton>
        </div>
      )}
    </PayBar>
  );
}

/** Which of the options the button buys. */
const Choice = ({ offer: { order }, option }: { offer: Offer; option: NamedOption }) => (
  <div className={styles.choice}>
    {hasMarks(order.options) && <OptionMark option={option} />}
    <p className={styles.text}>
      <small>已选</small>
      <b>{option.name}</b>
    </p>
  </div>
);
