import type { GoBack } from './result-parts.tsx';
import type { Seller } from './seller.ts';

/** 联系客服 beside a step. */
export const SupportLink = ({ seller }: { seller: Seller }) => <a href={seller.supportLink}>联系客服</a>;

/** Into the seller's app beside a step. */
export const AppLink = ({ seller: { app, appName }, goBack }: { seller: Seller; goBack: GoBack }) =>
  goBack ? (
    <button type="button" onClick={goBack}>
      回到{appName}
    </button>
  ) : (
    <a href={`/openapp?app=${app}`}>打开{appName}</a>
  );
