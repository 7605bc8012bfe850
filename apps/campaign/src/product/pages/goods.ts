import { useHost, useNavigation } from '@vip/host';
import { useConfirm } from '@vip/main/features/prepared-order/order-confirm/use-confirm.ts';
import { useDetail } from '@vip/main/features/prepared-order/detail/use-detail.ts';
import { addressBook } from '@vip/main/shared/orders/address-book.ts';
import { confirmPath, stepBack } from '@vip/main/shared/orders/prepared-setup.ts';
import { purchaseView } from './shop.ts';
import { useShow, useShownSession } from './show.ts';

const ADDRESS = {
  name: '江晚舟',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 1 号',
};

export function Detail() {
  const session = useShownSession();
  const { detail, retry } = useDetail();
  useShow(
    { session, kind: 'detail', shop: null, result: null },
    detail.status === 'ready' && detail.selected ? { goOn: detail.goOn, select: detail.select } : { retry },
  );
  return null;
}

/** Fills in and saves the address. */
export function Address() {
  const session = useShownSession();
  const host = useHost();
  const navigation = useNavigation();
  const { id = '', pid = '' } = navigation.params;
  const fid = navigation.query['fid'] ?? '-';
  const goOn = () => {
    const { session: storage } = host.storage;
    addressBook(storage).save(ADDRESS);
    stepBack(storage, navigation, confirmPath({ id, fid }, pid));
  };
  useShow({ session, kind: 'address', shop: null, result: null }, { goOn });
  return null;
}

export function OrderConfirm() {
  const session = useShownSession();
  const { confirm, purchase, pay, retry } = useConfirm();
  const ready = confirm.status === 'ready' ? confirm : null;
  const selected = ready && {
    id: ready.option.pid,
    name: ready.option.name,
    price: ready.option.price,
    renews: false,
  };
  const { shop, acts } = purchaseView(purchase, selected ? [selected] : [], selected);
  if (ready?.isSoldOut) delete acts.pay;
  useShow(
    { session, kind: ready ? 'shop' : 'waiting', shop, result: null },
    { ...acts, ...(acts.pay && { pay }), ...(!ready && { retry }) },
  );
  return null;
}
