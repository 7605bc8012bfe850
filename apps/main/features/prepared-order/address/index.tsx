import { useHost, useNavigation } from '@vip/host';
import { useLazyModule } from '@vip/ui';
import { confirmPath, linkOf } from '../../../shared/orders/prepared-paths.ts';
import { PreparedPage } from '../prepared-page.tsx';
import { usePreparedOrder } from '../use-prepared-order.ts';
import { leadBack } from '../way-back.ts';
import { AddressView } from './address-view.tsx';
import { useAddressForm } from './use-address-form.ts';

const loadPicker = () => import(/* webpackChunkName: "regions" */ './picker.ts');

/** `/address/{id}/{pid}`: where the goods go; back to the confirmation with it. */
export default function AddressPage() {
  const { storage } = useHost();
  const navigation = useNavigation();
  const { id = '', pid = '' } = navigation.params;
  const goBack = () =>
    leadBack(storage.session, navigation, confirmPath(linkOf(navigation.params, navigation.query), pid));
  const prepared = usePreparedOrder(id);
  const form = useAddressForm(goBack);
  const picker = useLazyModule(loadPicker);
  return (
    <PreparedPage>
      {(foot) => <AddressView prepared={prepared} form={form} picker={picker} goBack={goBack} foot={foot} />}
    </PreparedPage>
  );
}
