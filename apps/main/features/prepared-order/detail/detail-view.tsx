import type { ReactNode } from 'react';
import { NotReady } from '../not-ready.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import styles from './detail.module.css';
import { Gallery } from './gallery.tsx';
import { OptionList } from './option-list.tsx';
import { ProductHead } from './product-head.tsx';
import type { DetailState, Offer } from './use-detail.ts';

export interface DetailViewProps {
  detail: DetailState;
  retry(): void;
  foot: ReactNode;
}

/** The page in every state; all that it shows comes in. */
export function DetailView({ detail, retry, foot }: DetailViewProps) {
  switch (detail.status) {
    case 'loading':
      return <DetailSkeleton foot={foot} />;
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

function OfferView({ offer, foot }: { offer: Offer; foot: ReactNode }) {
  const { order } = offer;
  return (
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
      {foot}
      <BuyBar selected={offer.selected} goOn={offer.goOn} />
    </>
  );
}
