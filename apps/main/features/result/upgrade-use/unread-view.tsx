import { ChunkErrorBanner, OfflineBar, useLazyModule } from '@vip/ui';
import { Missing } from '../missing.tsx';
import { ResultFoot } from '../result-frame.tsx';
import { ResultLoading } from '../result-loading.tsx';
import type { Seller } from '../seller.ts';
import type { AskedOrder } from './asked-order.ts';

const loadLogin = () => import(/* webpackChunkName: "result-login" */ './login-first.tsx');

export interface UnreadViewProps {
  kind: Exclude<AskedOrder['kind'], 'read'>;
  seller: Seller;
}

/** Before an order can be read: waiting, a link without its number, or a login first. */
export function UnreadView({ kind, seller }: UnreadViewProps) {
  const login = useLazyModule(loadLogin);
  const foot = <ResultFoot seller={seller} />;
  return (
    <>
      {kind === 'login' && login.hasFailed && <ChunkErrorBanner onRetry={login.retry} />}
      <OfflineBar />
      {kind === 'unnamed' ? (
        <Missing isNamed={false} seller={seller} foot={foot} />
      ) : kind === 'login' && login.part ? (
        <login.part.LoginFirst seller={seller} foot={foot} />
      ) : (
        <ResultLoading foot={foot} />
      )}
    </>
  );
}
