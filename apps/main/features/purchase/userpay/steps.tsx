import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { saving, yuan, type PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, classes, HiddenText, Icon, Radio, RadioGroup } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { amountsOf, CardAmounts } from '../../../shared/amounts.tsx';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { membershipText, untilText } from '../../../shared/purchase/membership-text.ts';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import {
  BenefitTable,
  PackageLabel,
  recommendedFirst,
  Tick,
  type PackageChoiceProps,
} from '../package-parts.tsx';
import { withoutText } from '../member-state.ts';
import { accountName, ChangePhone, PhoneLogin } from '../phone-login.tsx';
import styles from './userpay.module.css';

interface LoginProps {
  /** Whether the main button of the login is on the screen. */
  onLoginVisible(isVisible: boolean): void;
}

/** Package, account and payment in a column; every step can be used at any time. */
export function Steps({
  page,
  packageList,
  parts,
  isLoading,
  onLoginVisible,
}: ShopState<typeof ShopParts> & LoginProps) {
  const { packages, selected, select } = packageList;
  const { session } = page;
  // The session becomes known while the placeholders are shown, and must not move them.
  const isAnonymous = !isLoading && session.status === 'anonymous';
  const now = page.now();
  return (
    <main className={styles.main}>
      <Card page={page} selected={selected} isLoading={isLoading} />
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <ol className={styles.steps}>
          <Step at={1} title="选择套餐" isDone>
            <PlanRows packages={packages} selected={selected} onSelect={select} />
            <TermsNote pack={selected} agreements={page.consent.agreements} />
          </Step>
          <Step at={2} title="验证手机号" isDone={!isAnonymous}>
            {isAnonymous ? (
              <Login page={page} onLoginVisible={onLoginVisible} />
            ) : (
              <div className={styles.who}>
                <p>{accountName(session)}</p>
                {session.account && <small>{membershipText(session.account, now)}</small>}
                <ChangePhone session={session} />
              </div>
            )}
          </Step>
          <Step at={3} title="支付" isDone={false}>
            <div className={styles.payment}>
              <Payment page={page} parts={parts} />
              <Bill selected={selected} />
            </div>
          </Step>
        </ol>
      </div>
      <div className={styles.more}>
        {selected.benefits.length > 0 && (
          <section className={styles.benefits}>
            <h2>会员权益对比</h2>
            <BenefitTable benefits={selected.benefits} without={isLoading ? undefined : withoutText(page)} />
          </section>
        )}
        {parts && <parts.FaqSection packages={packages} isWide />}
      </div>
    </main>
  );
}

interface CardProps {
  page: PurchasePage;
  selected: MembershipPackage;
  /** The account becomes known while the placeholders are shown, and must not move them. */
  isLoading: boolean;
}

/** What is bought, how long it lasts and what it gives. */
function Card({ page, selected, isLoading }: CardProps) {
  const appName = apps[useApp()];
  return (
    <div className={styles.card}>
      <GoldCard
        isTucked={false}
        appName={`${appName}会员`}
        title={selected.name}
        until={untilText(selected, isLoading ? null : page.session.account, page.now())}
      >
        <CardAmounts amounts={amountsOf(selected.benefits)} />
      </GoldCard>
    </div>
  );
}

/** The login of an anonymous user; where nothing can be paid, it is made where it can. */
const Login = ({ page: { noPaymentMethod, login }, onLoginVisible }: { page: PurchasePage } & LoginProps) =>
  noPaymentMethod ? (
    <p className={styles.hint}>支付时再验证</p>
  ) : (
    <>
      <p className={styles.hint}>会员将绑定此手机号，登录后显示专享价</p>
      <PhoneLogin gate={login} onVisible={onLoginVisible} />
    </>
  );

interface StepProps {
  at: number;
  title: ReactNode;
  isDone: boolean;
  children: ReactNode;
}

/** One numbered step, ticked once it is done. */
const Step = ({ at, title, isDone, children }: StepProps) => (
  <li className={classes(styles.step, isDone && styles.done)}>
    <span className={styles.number} aria-hidden="true">
      {isDone ? <Icon shape={checkShape} size={15} strokeWidth={2.4} /> : at}
    </span>
    <section className={styles.body}>
      <h2>
        {title}
        {isDone && <HiddenText>（已完成）</HiddenText>}
      </h2>
      {children}
    </section>
  </li>
);

/** The bill beside it says what is paid. */
const Payment = ({ page, parts }: Pick<ShopState<typeof ShopParts>, 'page' | 'parts'>) =>
  page.noPaymentMethod?.kind === 'scan' ? (
    parts && <parts.ScanPanel link={page.noPaymentMethod.link} />
  ) : (
    <PaymentMethods page={page} parts={parts} />
  );

/** The amount, line by line. */
function Bill({ selected }: { selected: MembershipPackage }) {
  const saved = saving(selected);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{selected.name}</dt>
        <dd>¥{yuan(selected.price + saved)}</dd>
      </div>
      {saved > 0 && (
        <div>
          <dt>优惠</dt>
          <dd className={styles.saved}>−¥{yuan(saved)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>应付</dt>
        <dd>¥{yuan(selected.price)}</dd>
      </div>
    </dl>
  );
}

/** A row a package: name on the left, price on the right. */
const PlanRows = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <Tick className={styles.tick} />
        <span className={styles.facts}>
          <PackageLabel pack={pack} className={styles.label} />
          <span className={styles.money}>
            <Price fen={pack.price} className={styles.price} />
            {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
          </span>
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
