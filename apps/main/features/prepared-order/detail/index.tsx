import type { PreparedOption } from '@vip/api';
import { PurchaseQuestions } from '@vip/checkout-ui/lazy-parts';
import { classes } from '@vip/ui';
import { PreparedFoot, PreparedPage, NotReady } from '../prepared-page.tsx';
import { useDetail, type Offer } from './use-detail.ts';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { BoxContents } from './box-contents.tsx';
import { MembershipTerms, unsaidTerms } from '../contents.tsx';
import { groundOf } from '../thing.tsx';
import { OptionList } from './option-list.tsx';
import { ProductHead } from './product-head.tsx';
import { sellerText } from './seller-text.ts';
import { placeholderOrder } from '../prepared-order.ts';
import { supportLink } from '../../../brand.ts';
import styles from './detail.module.css';

/** `/detail/{id}/{fid}`: the product that customer service prepared; the buyer selects an option. */
export default function DetailPage() {
  const detail = useDetail();
  return (
    <PreparedPage>
      <DetailView {...detail} />
    </PreparedPage>
  );
}

/** The page in all of its states. */
function DetailView({ detail, retry }: ReturnType<typeof useDetail>) {
  switch (detail.status) {
    case 'loading':
      return <OfferView isLoading offer={placeholderOffer} />;
    case 'missing':
    case 'error':
      return <NotReady title="商品详情" what={detail} retry={retry} />;
    case 'gone':
      return <NotReady title={detail.order.title} what={{ status: 'gone', props: detail }} retry={retry} />;
    case 'ready':
      return <OfferView offer={detail} />;
  }
}

const placeholderOffer: Offer = {
  status: 'ready',
  order: placeholderOrder,
  reservedPid: null,
  selected: { ...placeholderOrder.options[0], pid: '' },
  select: () => undefined,
  now: 0,
  pictures: [],
  goOn: () => undefined,
};

interface OfferViewProps {
  isLoading?: boolean;
  offer: Offer;
}

function OfferView({ isLoading, offer }: OfferViewProps) {
  const { order, selected } = offer;
  const { note, text } = noteOf(order);
  const description = sellerText(text);
  const contents = selected?.contents ?? [];
  const ground = groundOf(selected ?? placeholderOrder.options[0], order.ships);
  const terms = order.ships ? [] : unsaidTerms(order.description);
  const hasBox = contents.length > 0 || terms.length > 0 || text !== '';
  return (
    <div className={styles.page}>
      <PageLayout
        isLoading={isLoading}
        body={
          <main className={styles.main}>
            <Gallery title={order.title} pictures={order.pictures} allowed={offer.pictures} />
            <div className={styles.sheet}>
              <ProductHead offer={offer} note={note} />
              {(order.options.length > 1 || !selected) && (
                <section className={styles.section}>
                  <h2>选择款式</h2>
                  <OptionList offer={offer} />
                </section>
              )}
            </div>
            {hasBox && (
              <div className={classes(styles.box, ground.surface)}>
                {contents.length > 0 && (
                  <section className={classes(styles.inside, ground.text)}>
                    <h2>包含内容</h2>
                    <BoxContents names={contents} isOnVelvet={ground.isVelvet} />
                  </section>
                )}
                {terms.length > 0 && (
                  <section className={classes(styles.inside, styles.terms, ground.text)}>
                    <h2>购买须知</h2>
                    <MembershipTerms terms={terms} />
                  </section>
                )}
                {text && (
                  <section className={styles.slip}>
                    <h2>商品说明</h2>
                    <Description {...description} ships={order.ships} />
                  </section>
                )}
              </div>
            )}
            {/* They are on memberships. */}
            {!order.ships && selected && <Questions selected={selected} />}
          </main>
        }
        foot={<PreparedFoot />}
        bar={<BuyBar offer={offer} />}
      />
    </div>
  );
}

/**
 * Without pictures of goods the first sentence of the description is what speaks for the offer: it is shown below the title,
 * unless it is long. `text` is the rest of the description.
 */
function noteOf({ description, ships }: Offer['order']): { note: string; text: string } {
  const [, note = '', text = description] =
    (!ships && /^([^。\n]{4,30})(?:。|$)\s*([^]*)$/.exec(description)) || [];
  return { note, text };
}

const Questions = ({ selected }: { selected: PreparedOption }) => (
  <section className={styles.about}>
    <h2>常见问题</h2>
    <div className={styles.questions}>
      <PurchaseQuestions packages={[{ ...selected, renewal: null }]} supportLink={supportLink} />
    </div>
  </section>
);
