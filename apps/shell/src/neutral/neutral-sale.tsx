import { useMemo, useState, type ReactNode } from 'react';
import type { Activity } from '@vip/api';
import {
  saleSetup,
  soldApp,
  supportAddress,
  usePurchasePage,
  type AnsweredPage,
  type PackageAnswer,
  type PurchaseSetup,
  type Sale,
  type Seller,
} from '@vip/checkout-react';
import * as parts from '@vip/checkout-ui/lazy-parts';
import { useNavigation, useSession, type RouteDeclaration } from '@vip/host';
import { SaleView } from './sale-view.tsx';

export interface NeutralProps {
  route: RouteDeclaration;
  seller: Seller;
  /** Above the page. */
  notice: ReactNode;
  failure: ReactNode;
}

/** They are in this chunk. */
const here = { part: parts, hasFailed: false, retry: () => undefined };

/** The packages of a route, where its own page does not load. Nothing is sold to an app whose agreements are not known. */
export function NeutralSale({ route, seller, notice, failure }: NeutralProps) {
  const session = useSession();
  const { query } = useNavigation();
  const sale = seller.sales.find(({ family }) => family === route.sells);
  const appName = seller.apps[soldApp(seller, session, query)];
  const setup = useMemo(
    () => sale && saleSetup(seller, sale, route.session === 'required'),
    [seller, sale, route],
  );
  if (!sale || !setup || appName === undefined) return failure;
  return <Sold {...{ route, seller, notice, failure }} setup={setup} sale={sale} appName={appName} />;
}

interface SoldProps extends NeutralProps {
  setup: PurchaseSetup;
  sale: Sale;
  appName: string;
}

function Sold({ route, seller, notice, failure, setup, sale, appName }: SoldProps) {
  const page = usePurchasePage(setup) as AnsweredPage<PackageAnswer & Partial<Activity>>;
  const [, setTapAt] = useState(0);
  const { packageList, consent, answer, now } = page;
  if (packageList.status === 'ready' && consent.agreements.length === 0) return failure;
  const phase = () => (route.isTimed ? phaseOf(answer, now()) : 'open');
  // A tap after the end shows that it is over.
  const pay = () => (phase() === 'open' ? page.pay() : setTapAt(now()));
  return (
    <>
      {notice}
      <SaleView
        page={{ ...page, pay }}
        lazy={here}
        appName={appName}
        seller={{ ...seller, supportLink: supportAddress(seller.support) }}
        phase={phase()}
        otherPackages={sale.path}
      />
    </>
  );
}

/** Whether an activity has begun and has not ended; the end is exclusive. `now` in ms. */
export function phaseOf(activity: Partial<Activity> | null, now: number): 'coming' | 'open' | 'over' {
  const { startsAt, endsAt } = activity ?? {};
  if (endsAt !== undefined && now >= Date.parse(endsAt)) return 'over';
  return startsAt !== undefined && now < Date.parse(startsAt) ? 'coming' : 'open';
}
