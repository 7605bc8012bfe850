import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import { useNavigation } from '@vip/host';
import { Loading, useLazyModule, type LazyModule } from '@vip/ui';
import { HouseNotes } from '../../../shared/article.tsx';
import { Masthead, TuiwenFoot, TuiwenPage, pageBody } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/payment.tsx';
import { HeadAccount } from '../../../shared/head-account.tsx';
import { LoginEntry } from '../../../shared/login-entry.tsx';
import { AlsoSee, SlipLine } from '../../../shared/side-page.tsx';
import { Comparison, type ComparisonProps } from '../comparison.tsx';
import { isUpgrade } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import {
  placeholderUpgrade,
  useUpgrade,
  type Offers,
  type UpgradePage as UpgradePageState,
} from '../use-upgrade.ts';
import { NoUpgrade, Upgrade, comparisonOf } from './upgrade.tsx';
import styles from './upgrade.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../lazy-parts.tsx');

/** Only a known member is sold upgrades; other users are linked to the purchase page. */
const isSold = (pack: MembershipPackage, { membership }: Offers) =>
  membership.kind === 'member' && isUpgrade(pack, membership);

/** `/tuiwenupvip`: the present edition, the benefits that a higher one adds, the amount to pay. */
export default function UpgradePage() {
  const { page, offers } = useUpgrade(isSold);
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  const { go } = useNavigation();
  return (
    <TuiwenPage>
      <UpgradeView page={page} offers={offers} lazy={lazy} now={now()} go={go} />
    </TuiwenPage>
  );
}

export interface UpgradeViewProps extends UpgradePageState {
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
  go(to: string): void;
}

/** The upgrade page in every state: present and next edition in two columns, and the calculation of the price. */
export const UpgradeView = ({ offers, lazy, now, go, ...given }: UpgradeViewProps) => (
  <PurchaseScreen page={given.page} lazy={lazy} verb="升级">
    {({ page, parts, ready, failed }) => {
      const known = offers.status === 'ready' ? offers : null;
      const isLoading = !ready && !failed && !(parts && known);
      const placeholder = isLoading ? placeholderUpgrade(page) : null;
      const asksLogin = known?.membership.kind === 'unknown' && page.session.status === 'anonymous';
      const credit = (known?.membership.kind === 'member' && ready?.selected.credit) || 0;
      const compared = known && !isLoading ? comparisonOf(known, ready?.selected ?? null, now) : null;
      return (
        <>
          <div className={styles.hero}>
            <Masthead
              title={['升级会员']}
              by={
                <SlipLine slip={credit > 0 && `可抵扣 ${shortYuan(credit)} 元`}>
                  {credit > 0 ? '只需支付差价' : '剩余天数自动抵扣，只需支付差价'}
                </SlipLine>
              }
              picture={compared || placeholder ? undefined : styles.steps}
            >
              {asksLogin ? (
                <LoginEntry onLogin={page.login.open} />
              ) : (
                <HeadAccount {...page} isKnown={!isLoading} />
              )}
            </Masthead>
            {compared && (
              <section aria-label={ready ? '升级对比' : '版本对比'}>
                <Editions {...compared} />
              </section>
            )}
            {placeholder && (
              <Loading isSilent>
                <Editions {...PLACEHOLDER} />
              </Loading>
            )}
          </div>
          <main className={pageBody} aria-busy={isLoading}>
            {known && ready && (
              <Upgrade page={page} offers={known} packageList={ready} parts={parts} now={now} />
            )}
            {known && !ready && parts && <NoUpgrade page={page} offers={known} parts={parts} go={go} />}
            {!known && failed && <failed.parts.PackageFailure packageList={failed.packageList} />}
            {placeholder && (
              <Loading>
                <Upgrade {...placeholder} parts={null} now={placeholder.page.now()} />
              </Loading>
            )}
            {(placeholder || (known && ready)) && (
              <HouseNotes packages={(placeholder?.packageList ?? ready)?.packages ?? []} />
            )}
            <AlsoSee places={known?.membership.kind === 'unknown' ? [BUY, ...OTHER_PAGES] : OTHER_PAGES} />
          </main>
          <TuiwenFoot />
          {ready && <BuyBar page={page} parts={parts} selected={ready.selected} act="立即升级" />}
          {placeholder && (
            <Loading isSilent>
              <BuyBar
                page={placeholder.page}
                parts={null}
                selected={placeholder.packageList.selected}
                act="立即升级"
              />
            </Loading>
          )}
        </>
      );
    }}
  </PurchaseScreen>
);

/** The comparison at the lower end of the masthead. */
const Editions = (compared: ComparisonProps) => (
  <div className={styles.comparison}>
    <Comparison {...compared} />
  </div>
);

/** The comparison while the packages load, with the usual number of benefits. */
const PLACEHOLDER: ComparisonProps = {
  labels: ['现在', '升级后'],
  heads: [
    { name: '会员版', until: '还剩 100 天' },
    { name: '会员版', until: '到 2027 年 12 月 31 日' },
  ],
  gains: ['一句话成文', '商用授权', '真人感配音', '团队席位'].map((name) => ({
    name,
    now: '每天 30 篇',
    then: '不限篇数',
  })),
};

/** Links at the end of the page. */
const BUY = { to: '/tuiwenwechatpay', title: '开通会员', text: '尚未开通会员，可先选择版本和时长' };
const OTHER_PAGES = [
  { to: '/tuiwengo', title: '升级指南', text: '答两题，选合适的会员' },
  { to: '/tuiwendiscounts', title: '领取福利', text: '查看可领取的福利' },
];
