import { paymentMethods, type PaymentMethods } from '@vip/checkout';
import { useHost, useNavigation } from '@vip/host';
import { useLazyModule, Button, checkShape, Icon, type LazyModule } from '@vip/ui';
import { confirmPath, linkOf, stepBack } from '../../../shared/orders/prepared-setup.ts';
import { PreparedFoot, PreparedPage, NotReady, PreparedHead } from '../prepared-page.tsx';
import { placeholderOrder, usePreparedOrder, type Prepared } from '../prepared-order.ts';
import { useAddressForm, type AddressForm } from './use-address-form.ts';
import { EMPTY } from '../../../shared/orders/address-book.ts';
import { MembershipTerms } from '../contents.tsx';
import { GoodsCard } from '../goods-card.tsx';
import { AddressFields } from './address-fields.tsx';
import { FillElsewhere } from './fill-elsewhere.tsx';
import type * as RegionPicker from './region-sheet.tsx';
import styles from './no-shipping.module.css';

const loadPicker = () => import(/* webpackChunkName: "regions" */ './region-sheet.tsx');

/** `/address/{id}/{pid}`: the shipping address; saving returns to the confirmation. */
export default function AddressPage() {
  const { storage, config, environment, handlers } = useHost();
  const navigation = useNavigation();
  const { id = '', pid = '' } = navigation.params;
  const goBack = () =>
    stepBack(storage.session, navigation, confirmPath(linkOf(navigation.params, navigation.query), pid));
  const prepared = usePreparedOrder(id);
  const form = useAddressForm(goBack);
  const picker = useLazyModule(loadPicker);
  return (
    <PreparedPage>
      <AddressView
        prepared={prepared}
        pid={pid}
        pictures={config.allow.picture}
        form={form}
        picker={picker}
        elsewhere={paymentMethods(environment, handlers()).instead}
        goBack={goBack}
      />
    </PreparedPage>
  );
}

interface AddressViewProps {
  prepared: Pick<Prepared, 'view' | 'retry'>;
  /** The chosen option. */
  pid: string;
  /** Allowed origins. */
  pictures: readonly string[];
  form: AddressForm;
  picker: LazyModule<typeof RegionPicker>;
  /** Where nothing can be paid: how to continue. */
  elsewhere: PaymentMethods['instead'];
  goBack(): void;
}

/** The page in all of its states. */
function AddressView({ prepared, pid, pictures, form, picker, elsewhere, goBack }: AddressViewProps) {
  const { view, retry } = prepared;
  switch (view.status) {
    case 'loading':
      return (
        <AddressFields
          isLoading
          form={{ ...form, address: EMPTY, errors: {} }}
          picker={picker}
          goods={<GoodsCard order={placeholderOrder} option={placeholderOrder.options[0]} pictures={[]} />}
        />
      );
    case 'missing':
    case 'error':
      return <NotReady title="填写收货地址" what={view} retry={retry} />;
    case 'ready': {
      const { order } = view;
      const option = order.options.find((one) => one.pid === pid);
      const goods = option && <GoodsCard order={order} option={option} pictures={pictures} />;
      if (order.ships && elsewhere) return <FillElsewhere by={elsewhere} goods={goods} goBack={goBack} />;
      if (order.ships) return <AddressFields form={form} picker={picker} goods={goods} />;
      return (
        <>
          <PreparedHead title="配送方式">无需填写收货地址</PreparedHead>
          <main className={styles.main}>
            {option ? (
              <GoodsCard
                order={order}
                option={option}
                pictures={pictures}
                contents={<MembershipTerms label="购买须知" />}
              >
                <NoShipping goBack={goBack} />
              </GoodsCard>
            ) : (
              <NoShipping goBack={goBack} />
            )}
          </main>
          <PreparedFoot />
        </>
      );
    }
  }
}

/** In place of the form. */
const NoShipping = ({ goBack }: Pick<AddressViewProps, 'goBack'>) => (
  <div className={styles.nothing}>
    <Icon shape={checkShape} strokeWidth={2} />
    <div>
      <h2>该商品无需配送</h2>
      <p>返回确认订单即可支付</p>
    </div>
    <Button className={styles.back} onClick={goBack}>
      返回确认订单
    </Button>
  </div>
);
