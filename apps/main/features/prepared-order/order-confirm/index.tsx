import { useLazyModule } from '@vip/ui';
import { PreparedPage } from '../prepared-page.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { useConfirm } from './use-confirm.ts';

const loadLazyParts = () => import(/* webpackChunkName: "order-confirm-lazy" */ './lazy-parts.ts');

/** `/orderConfirm/{id}/{pid}/{fid}`: what is bought, where it goes, what it costs; and paying for it. */
export default function OrderConfirmPage() {
  const confirm = useConfirm();
  const lazy = useLazyModule(loadLazyParts);
  return <PreparedPage>{(foot) => <ConfirmView {...confirm} lazy={lazy} foot={foot} />}</PreparedPage>;
}
