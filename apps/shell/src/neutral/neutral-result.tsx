import { useMemo } from 'react';
import {
  agreementsOf,
  saleResultSetup,
  soldApp,
  supportAddress,
  useEdition,
  useResult,
  useSmsLogin,
  type Agreement,
  type Edition,
  type Sale,
  type Seller,
} from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { findPendingOrder } from '@vip/checkout';
import { useHost, useNavigation, useSession, type Host } from '@vip/host';
import { NeutralHead } from './neutral-head.tsx';
import type { NeutralProps } from './neutral-sale.tsx';
import { ResultPageView, type ResultSeller } from './result-view.tsx';
import styles from './neutral.module.css';

/** The result of an order, where its own page does not load. */
export function NeutralResult({ route, seller, notice, failure }: NeutralProps) {
  const { params, query } = useNavigation();
  const { storage } = useHost();
  const session = useSession();
  const edition = useEdition();
  const id = params['id'] ?? query['order'] ?? '';
  const given = params['token'] ?? query['token'] ?? '-';
  const token = given === '' || given === '-' ? null : given;
  const { results } = route;
  // By id: an address that the backend did not fill is replaced by that of the pending purchase.
  const found = useMemo(
    () => saleOf(seller, results ?? [], { id, brand: query['brand'] }, storage),
    [seller, results, id, query, storage],
  );
  if (!found || id === '') return failure;
  const shown = resultSeller(seller, found.sale, soldApp(seller, session, query), edition);
  const isNamed = params['id'] !== undefined;
  // Pages whose token may be missing read the order with the session.
  if (!isNamed && token === null && session.status === 'anonymous')
    return (
      <>
        {notice}
        <LoginFirst agreements={shown.agreements} appName={shown.appName} title={route.title} />
      </>
    );
  return (
    <>
      {notice}
      <ReadOrder {...found} seller={shown} id={id} token={token} um={params['um'] ?? query['um']} />
    </>
  );
}

interface FoundSale {
  sale: Sale;
  /** false: an order of another family, which is only read here. */
  canPay: boolean;
}

/** The sale of an order: that of the brand in the address, else that of this device's purchase, else the first one. */
export function saleOf(
  { sales }: Seller,
  families: readonly string[],
  order: { id: string; brand: string | undefined },
  storage: Host['storage'],
): FoundSale | null {
  const own = families
    .map((family) => sales.find((sale) => sale.family === family))
    .filter((sale) => sale !== undefined);
  const named = own.find(({ by, family }) => by && family === order.brand);
  const [first] = own;
  if (named ?? !first) return named ? { sale: named, canPay: true } : null;
  const { scope } = saleResultSetup(first);
  const pending = findPendingOrder(storage.local, scope, order.id);
  const bought = pending && own.find(({ family }) => family === pending.family);
  return { sale: bought ?? first, canPay: !pending || Boolean(bought) };
}

/** The seller of a sale, for the app of the page. */
function resultSeller(seller: Seller, sale: Sale, pageApp: string, edition: Edition): ResultSeller {
  const { app, appName, support } = sale.by ?? {
    app: pageApp,
    appName: seller.apps[pageApp],
    support: seller.support,
  };
  const own = agreementsOf(seller, app, edition, 'login');
  return {
    ...seller,
    support,
    app,
    // Of an app that only the manifest has.
    appName: appName ?? 'App',
    supportLink: supportAddress(support),
    purchasePath: sale.path,
    // A brand without texts of its own uses those of the first app.
    agreements: own.length > 0 ? own : agreementsOf(seller, seller.clients[0] ?? '', edition, 'login'),
  };
}

interface ReadOrderProps extends FoundSale {
  seller: ResultSeller;
  id: string;
  token: string | null;
  um: string | undefined;
}

function ReadOrder({ sale, canPay, seller, id, token, um }: ReadOrderProps) {
  const { back } = useNavigation();
  const host = useHost();
  const setup = useMemo(() => saleResultSetup(sale), [sale]);
  const page = useResult(setup, { id, resultToken: token, um });
  const { view } = page;
  const shown = !canPay && 'payAgain' in view ? { ...view, payAgain: null } : view;
  return (
    <ResultPageView page={{ ...page, view: shown }} seller={seller} backToApp={host.bridge() ? back : null} />
  );
}

/** The page continues by itself once the user is known. */
const nothing = () => undefined;

/** Without the token of its link, an order is shown only to its buyer. */
function LoginFirst({
  agreements,
  appName,
  title,
}: {
  agreements: Agreement[];
  appName: string;
  title: string;
}) {
  const login = useSmsLogin({ agreements, onLogin: nothing });
  return (
    <>
      <NeutralHead appName={appName} title={title} />
      <main className={styles.main}>
        <section className={styles.section} aria-label="登录">
          <h2>登录后查看订单</h2>
          <p className={styles.meta}>请用购买时的手机号登录查看</p>
          <LoginForm login={login} />
        </section>
      </main>
    </>
  );
}
