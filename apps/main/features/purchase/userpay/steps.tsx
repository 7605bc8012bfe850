import type { ReactNode } from 'react';
import type { Benefit, MembershipPackage } from '@vip/api';
import { saving, yuan, type PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, classes, HiddenText, Icon, Radio, RadioGroup } from '@vip/ui';
import { BenefitIcon } from '../../../shared/benefit-icon.tsx';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
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
import { Validity } from '../validity.tsx';
import { withoutText } from '../without-text.ts';
import { accountGroups, ChangePhone, PhoneLogin } from '../phone-login.tsx';
import styles from './userpay.module.css';

/** Package, account and payment in a column; every step can be used at any time. */
export function Steps({ page, packageList, parts, isLoading }: ShopState<typeof ShopParts>) {
  const { packages, selected, select } = packageList;
  const { session } = page;
  // The session becomes known while the placeholders are shown, and must not move them.
  const isAnonymous = !isLoading && session.status === 'anonymous';
  const now = page.now();
  return (
    <main className={styles.main}>
      {selected.benefits.length > 0 && <Gold benefits={selected.benefits} />}
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <ol className={styles.steps}>
          <Step at={1} title="选择套餐" isDone>
            <Validity page={page} pack={selected} isLoading={isLoading} />
            <PlanRows packages={packages} selected={selected} onSelect={select} />
            {isAnonymous && <p className={styles.hint}>登录后显示该账号的专享价</p>}
            <TermsNote pack={selected} agreements={page.consent.agreements} />
          </Step>
          <Step at={2} title="验证手机号" isDone={!isAnonymous}>
            {isAnonymous ? (
              <Login page={page} />
            ) : (
              <div className={styles.who}>
                <p>{accountGroups(session).join(' ')}</p>
                {session.account && <small>{membershipText(session.account, now)}</small>}
                <ChangePhone session={session} />
              </div>
            )}
          </Step>
          <Step at={3} title="支付" isDone={false}>
            <PaymentMethods page={page} parts={parts} />
            <Bill selected={selected} />
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
        {parts && <parts.FaqSection packages={packages} />}
      </div>
    </main>
  );
}

/** What a member gets, on a strip of gold: the first four benefits. How much of each there is, the comparison says. */
const Gold = ({ benefits }: { benefits: Benefit[] }) => (
  <div className={styles.gold}>
    <p>会员可享</p>
    <ul aria-label="会员权益">
      {benefits.slice(0, 4).map(({ name, icon }) => (
        <li key={name}>
          <BenefitIcon icon={icon} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The login of an anonymous user; where nothing can be paid, it is made where it can. */
const Login = ({ page: { noPaymentMethod, login } }: { page: PurchasePage }) =>
  noPaymentMethod ? (
    <p className={styles.hint}>支付时再验证</p>
  ) : (
    <>
      <p className={styles.hint}>会员将绑定此手机号，换手机后用它登录即可</p>
      <PhoneLogin gate={login} />
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
