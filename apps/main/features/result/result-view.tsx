import type { ResultPage } from '@vip/checkout-react';
import { OfflineBar } from '@vip/ui';
import { Ended } from './ended.tsx';
import { Missing } from './missing.tsx';
import { Paid } from './paid.tsx';
import { ResultFoot } from './result-frame.tsx';
import { ResultLoading } from './result-loading.tsx';
import type { Seller } from './seller.ts';
import { Unread } from './unread.tsx';
import { Waiting } from './waiting.tsx';

export interface ResultPageViewProps {
  page: ResultPage;
  seller: Seller;
  /** The way back into the app that shows the page; null in a browser. */
  goBack: (() => void) | null;
}

/** The result in every state; all that it shows comes in. */
export const ResultPageView = (props: ResultPageViewProps) => (
  <>
    <OfflineBar />
    <Result {...props} />
  </>
);

function Result({ page, seller, goBack }: ResultPageViewProps) {
  const { view } = page;
  const shared = { seller, foot: <ResultFoot seller={seller} /> };
  switch (view.status) {
    case 'loading':
      return <ResultLoading foot={shared.foot} />;
    case 'paid':
      return <Paid order={view.order} account={page.session.account} goBack={goBack} {...shared} />;
    case 'confirming':
    case 'unknown':
      return <Waiting view={view} notice={page.notice} {...shared} />;
    case 'closed':
    case 'refunded':
      return <Ended status={view.status} order={view.order} {...shared} />;
    case 'missing':
      return <Missing isNamed {...shared} />;
    case 'error':
      return <Unread view={view} {...shared} />;
  }
}
