import {
  placeholderPackageList,
  placeholderPage,
  yuan,
  type BrandIdentity,
  type FailedPackageList,
  type PurchasePage,
} from '@vip/checkout-react';
import {
  ConsentRow,
  Foot,
  NoPaymentMethodNote,
  PayBar,
  Price,
  PurchaseScreen,
  RequestError,
  type BuyBarProps,
  type PackageSectionsProps,
  type PurchaseViewProps,
} from '@vip/checkout-ui';
import type * as LazyParts from '@vip/checkout-ui/lazy-parts';
import { Button, classes, CopyButton, EmptyState, HiddenText, LinkButton, Loading } from '@vip/ui';
import { NeutralHead } from './neutral-head.tsx';
import { PackageRows } from './package-rows.tsx';
import { PaymentMethods, priceNote, ScanPanel } from './payment-methods.tsx';
import styles from './sale-view.module.css';

type Parts = typeof LazyParts;

export interface SaleViewProps extends PurchaseViewProps<Parts> {
  appName: string;
  seller: BrandIdentity & { supportLink: string };
  /** Of an activity: nothing is sold before its start and after its end. */
  phase: 'coming' | 'open' | 'over';
  /** Where packages are sold after the end. */
  otherPackages: string;
}

const placeholder = placeholderPackageList(4, 3);

/** The page in every state, from its props only. */
export const SaleView = ({ page: given, lazy, appName, seller, phase, otherPackages }: SaleViewProps) => (
  <PurchaseScreen page={given} lazy={lazy}>
    {({ page, parts, ready, failed }) => {
      const isLoading = !ready && !failed;
      const slot = isLoading ? { page: placeholderPage(page), parts: null } : { page, parts };
      const packageList = ready ?? placeholder;
      const sections = <Sections {...slot} packageList={packageList} supportLink={seller.supportLink} />;
      const bar = <BuyBar {...slot} selected={packageList.selected} />;
      const { agreements } = page.consent.agreements.length > 0 ? page.consent : page.login;
      return (
        <>
          <NeutralHead appName={appName} title="开通会员">
            <Buyer {...page} />
          </NeutralHead>
          <main className={styles.sale} aria-busy={isLoading}>
            {parts && <parts.PendingStrip page={page} />}
            {ready && (phase === 'open' ? sections : <Closed phase={phase} href={otherPackages} />)}
            {failed && <PackageFailure packageList={failed.packageList} supportLink={seller.supportLink} />}
            {isLoading && <Loading>{sections}</Loading>}
          </main>
          <Foot {...seller} agreements={agreements} />
          {ready && phase === 'open' && bar}
          {isLoading && <Loading isSilent>{bar}</Loading>}
        </>
      );
    }}
  </PurchaseScreen>
);

/** The user, or the login. */
function Buyer({ session, login, packageList }: PurchasePage) {
  const { account, status } = session;
  if (status === 'waiting' || packageList.status === 'loading') return null;
  if (status === 'anonymous')
    return (
      <button type="button" className={styles.login} onClick={login.open}>
        用手机号登录
      </button>
    );
  return <p className={styles.buyer}>{account?.phone ?? account?.nickname}</p>;
}

/** On a desktop beside the payment methods. */
const LEFT = classes(styles.section, styles.left);

function Sections({
  page,
  packageList,
  parts,
  supportLink,
}: PackageSectionsProps<Parts> & { supportLink: string }) {
  const { selected, packages } = packageList;
  const { noPaymentMethod, missingWallet, choices } = page;
  return (
    <>
      <section className={LEFT}>
        <h2>选择套餐</h2>
        <PackageRows {...packageList} />
      </section>
      {(noPaymentMethod ?? choices.length > 0) && (
        <section className={classes(styles.section, styles.right)}>
          <h2>{noPaymentMethod?.kind === 'scan' ? '扫码支付' : '支付方式'}</h2>
          {!noPaymentMethod && <PaymentMethods {...page} />}
          {noPaymentMethod?.kind === 'scan' && <ScanPanel link={noPaymentMethod.link} pack={selected} />}
          {noPaymentMethod?.kind === 'copy_link' && <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />}
          {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
        </section>
      )}
      {selected.benefits.length > 0 && (
        <section className={LEFT}>
          <h2>会员权益</h2>
          <dl className={styles.benefits}>
            {selected.benefits.map(({ name, free, member }) => (
              <div key={name} className={styles.fact}>
                <dt>
                  {name}
                  {free !== member && <small>非会员 {free}</small>}
                </dt>
                <dd>{member}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {parts && (
        <section className={styles.section}>
          <h2>常见问题</h2>
          <div className={styles.asked}>
            <parts.PurchaseQuestions packages={packages} supportLink={supportLink} />
          </div>
        </section>
      )}
    </>
  );
}

/**
 * Consent, the notice about the last tap, the total and the pay button; where nothing can be paid, the link. With a code to scan
 * there is no bar.
 */
function BuyBar({ page, parts, selected }: BuyBarProps<Parts>) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod?.kind === 'scan') return null;
  return (
    <PayBar className={styles.bar} consent={noPaymentMethod ? undefined : <ConsentRow page={page} />}>
      {parts && <parts.NoticeStrip page={page} />}
      <div className={noPaymentMethod ? styles.aloneRow : styles.row}>
        <div className={styles.total}>
          <HiddenText>合计</HiddenText>
          <Price fen={selected.price} cents="always" className={styles.sum} />
          <p>
            <span>{selected.name}</span> <span>{priceNote(selected)}</span>
          </p>
        </div>
        {noPaymentMethod ? (
          <CopyButton text={noPaymentMethod.link} isPlain className={styles.copyLink}>
            复制链接
          </CopyButton>
        ) : (
          <Button className={styles.pay} isBusy={page.isBusy} onClick={page.pay}>
            立即开通<HiddenText> ¥{yuan(selected.price)}</HiddenText>
          </Button>
        )}
      </div>
    </PayBar>
  );
}

const Closed = ({ phase, href }: { phase: 'coming' | 'over'; href: string }) => (
  <EmptyState
    text={phase === 'over' ? '活动已结束' : '活动即将开始'}
    note={phase === 'over' ? '已恢复日常价，已购会员不受影响' : '请在活动开始后再来'}
  >
    <LinkButton href={href}>查看会员套餐</LinkButton>
  </EmptyState>
);

const PackageFailure = ({
  packageList,
  supportLink,
}: {
  packageList: FailedPackageList;
  supportLink: string;
}) =>
  packageList.status === 'error' ? (
    <RequestError {...packageList} onSupport={supportLink} />
  ) : (
    <EmptyState text="暂无可购买的套餐" note="新套餐上架中，请稍后再来" onRetry={packageList.retry} />
  );
