import { useLate } from '@vip/ui';
import { PreparedPage } from '../../prepared/prepared-page.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { useConfirm } from './use-confirm.ts';

const loadLateParts = () => import(/* webpackChunkName: "order-confirm-late" */ './late-parts.ts');

/** `/orderConfirm/{id}/{pid}/{fid}`: what is bought, where it goes, what it costs; and paying for it. */
export default function OrderConfirmPage() {
  const confirm = useConfirm();
  const late = useLate(loadLateParts);
  return <PreparedPage>{(foot) => <ConfirmView {...confirm} late={late} foot={foot} />}</PreparedPage>;
}
