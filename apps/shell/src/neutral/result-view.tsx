import type { Agreement, BrandIdentity, ResultPage, ResultView } from '@vip/checkout-react';
import {
  Foot,
  LazyReturnDialog,
  OrderFacts,
  PayBar,
  PaymentQuestions,
  placeholderOrder,
  RequestError,
  ResultActions,
} from '@vip/checkout-ui';
import { Button, checkShape, Icon, LinkButton, Loading, OfflineBar } from '@vip/ui';
import { useSession } from '@vip/host';
import { NeutralHead } from './neutral-head.tsx';
import styles from './result-view.module.css';

/** Who has sold the order, and to which app. */
export interface ResultSeller extends BrandIdentity {
  app: string;
  appName: string;
  supportLink: string;
  /** Where to buy again. */
  purchasePath: string;
  /** Of the foot, and of a login. */
  agreements: Agreement[];
}

export interface ResultPageViewProps {
  page: ResultPage;
  seller: ResultSeller;
  /** Goes back to the native app; null in a browser, where a link opens the app. */
  backToApp: (() => void) | null;
}

/** The result in every state, from its props only. */
export function ResultPageView({ page, seller, backToApp }: ResultPageViewProps) {
  const { view, notice } = page;
  const isUnpaid = view.status === 'confirming' || view.status === 'unknown';
  const next = view.status === 'paid' ? <OpenApp {...seller} back={backToApp} /> : <BuyAgain {...seller} />;
  return (
    <>
      <OfflineBar />
      {view.status === 'error' ? (
        <>
          <NeutralHead appName={seller.appName} title="支付结果" />
          <main className={styles.main}>
            <RequestError {...view} onSupport={seller.supportLink} />
          </main>
        </>
      ) : (
        <Order view={view} seller={seller} />
      )}
      <Foot {...seller} />
      {view.status !== 'error' && view.status !== 'loading' && (
        <PayBar label="后续操作">
          <ResultActions
            view={view}
            notice={notice}
            supportLink={seller.supportLink}
            purchasePath={seller.purchasePath}
            next={next}
            classNames={styles}
          />
        </PayBar>
      )}
      {isUnpaid && <LazyReturnDialog view={view} />}
    </>
  );
}

type Known = Exclude<ResultView, { status: 'error' }>;

/** A payment in progress is never 失败, and a closed order is never lost. */
function resultText(view: Known, appName: string): readonly [title: string, ...note: string[]] {
  switch (view.status) {
    case 'loading':
      return ['支付结果', '正在查询支付结果'];
    case 'paid':
      return ['支付成功', `${appName}${view.order.package.name}`, '已生效'];
    case 'confirming':
    case 'unknown':
      return ['正在确认支付结果', '如已支付请放心，', '款项不会丢失'];
    case 'closed':
      return ['订单已关闭', '订单未支付，已自动关闭，', '如有扣款将原路退回'];
    case 'refunded':
      return ['订单已退款', '款项已原路退回，', '到账时间以支付平台为准'];
    case 'missing':
      return ['订单不存在', '链接可能已过期，', '已支付的请联系客服查询'];
  }
}

function Order({ view, seller }: { view: Known; seller: ResultSeller }) {
  const phone = useSession().account?.phone;
  const [title, ...note] = resultText(view, seller.appName);
  const isPaid = view.status === 'paid';
  const head = (
    <>
      {isPaid && (
        <span className={styles.sign}>
          <Icon shape={checkShape} size={30} strokeWidth={2.2} />
        </span>
      )}
      <h1>{title}</h1>
      <p>
        {note.map((clause) => (
          <span key={clause}>{clause}</span>
        ))}
      </p>
    </>
  );
  const order = 'order' in view ? view.order : view.status === 'loading' ? placeholderOrder : null;
  const facts = order && (
    <OrderFacts
      order={order}
      {...('lastCheckedAt' in view && { lastCheckedAt: view.lastCheckedAt })}
      classNames={styles}
    />
  );
  const isDone = view.status === 'closed' || view.status === 'refunded' || view.status === 'loading';
  return (
    <>
      <header className={styles.result} role="status">
        {view.status === 'loading' ? <Loading>{head}</Loading> : head}
      </header>
      <main className={styles.main} aria-busy={view.status === 'loading'}>
        {view.status === 'loading' ? <Loading isSilent>{facts}</Loading> : facts}
        {isPaid && (
          <section className={styles.section}>
            <h2>使用方法</h2>
            <p className={styles.use}>
              打开{seller.appName}，<span>登录购买时的账号即可使用</span>
            </p>
            {phone && (
              <dl className={styles.fact}>
                <dt>当前登录</dt>
                <dd>{phone}</dd>
              </dl>
            )}
          </section>
        )}
        {'payAgain' in view && (
          <section className={styles.section}>
            <h2>后续操作</h2>
            <dl className={styles.cases}>
              <div>
                <dt>已支付</dt>
                <dd>点「已完成支付」，刷新支付结果</dd>
              </div>
              <div>
                <dt>未支付</dt>
                <dd>
                  {view.payAgain
                    ? '点「重新支付」，仍为同一笔订单，不会重复扣款'
                    : '点「重新选购」，选择套餐后支付'}
                </dd>
              </div>
              <div>
                <dt>长时间未到账</dt>
                <dd>将订单号发给客服，服务时间 {seller.support.hours}</dd>
              </div>
            </dl>
          </section>
        )}
        {!isDone && (
          <div className={styles.help}>
            <PaymentQuestions
              supportLink={seller.supportLink}
              {...('order' in view && { number: view.order.number })}
            />
          </div>
        )}
      </main>
    </>
  );
}

const BuyAgain = ({ purchasePath }: ResultSeller) => <LinkButton href={purchasePath}>重新选购</LinkButton>;

const OpenApp = ({ app, appName, back }: ResultSeller & { back: (() => void) | null }) =>
  back ? (
    <Button onClick={back}>回到{appName}</Button>
  ) : (
    <LinkButton href={`/openapp?app=${app}`}>打开{appName}</LinkButton>
  );
