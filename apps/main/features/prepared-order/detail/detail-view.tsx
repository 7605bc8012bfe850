import type { ReactNode } from 'react';
import type { PreparedOption } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { Button, LinkButton } from '@vip/ui';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { NotReady } from '../not-ready.tsx';
import { Gallery } from './gallery.tsx';
import { OptionList } from './option-list.tsx';
import { ProductHead } from './product-head.tsx';
import { placeholderOrder } from '../placeholder-order.ts';
import type { DetailState, Offer } from './use-detail.ts';
import { supportLink } from '../../../brand.ts';
import styles from './detail-view.module.css';

export interface DetailViewProps {
  detail: DetailState;
  retry(): void;
  foot: ReactNode;
}

/** The page in every state; all that it shows comes in. */
export function DetailView({ detail, retry, foot }: DetailViewProps) {
  switch (detail.status) {
    case 'loading':
      return <OfferView isLoading offer={placeholderOffer} foot={foot} />;
    case 'missing':
    case 'error':
      return (
        <>
          <NotReady title="商品详情" what={detail} retry={retry} />
          {foot}
        </>
      );
    case 'gone':
      return (
        <>
          <NotReady title={detail.order.title} what={{ status: 'gone', props: detail }} retry={retry} />
          {foot}
        </>
      );
    case 'ready':
      return <OfferView offer={detail} foot={foot} />;
  }
}

const placeholderOffer: Offer = {
  status: 'ready',
  order: placeholderOrder,
  heldPid: null,
  selected: { ...placeholderOrder.options[0], pid: '' },
  select: () => undefined,
  now: 0,
  pictures: [],
  goOn: () => undefined,
};

interface OfferViewProps {
  isLoading?: boolean;
  offer: Offer;
  foot: ReactNode;
}

function OfferView({ isLoading, offer, foot }: OfferViewProps) {
  const { order } = offer;
  return (
    <PageLayout
      isLoading={isLoading}
      body={
        <>
          <Gallery title={order.title} pictures={order.pictures} allowed={offer.pictures} />
          <main className={styles.sheet} data-sheet="">
            <ProductHead offer={offer} />
            <section className={styles.section}>
              <h2>选择款式</h2>
              <OptionList offer={offer} />
            </section>
            <section className={styles.section}>
              <h2>商品说明</h2>
              <p className={styles.words}>{order.description}</p>
            </section>
          </main>
        </>
      }
      foot={foot}
      bar={<BuyBar selected={offer.selected} goOn={offer.goOn} />}
    />
  );
}

/** On to the confirmation with what is chosen; to customer service where nothing is left. */
const BuyBar = ({ selected, goOn }: { selected: PreparedOption | null; goOn(): void }) => (
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
