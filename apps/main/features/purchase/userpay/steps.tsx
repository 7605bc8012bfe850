import type { ReactNode } from 'react';
import type { Benefit, MembershipPackage } from '@vip/api';
import { saving, yuan } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import type { Session } from '@vip/host';
import { checkShape, classes, HiddenText, Icon, Radio, RadioGroup } from '@vip/ui';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { membershipText, untilText } from '../../../shared/purchase/membership-text.ts';
import { RenewalNote, type ShopState } from '../../../shared/purchase/shop.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { pricedText, type PackageChoiceProps } from '../package-parts.tsx';
import { ChangePhone, PhoneLogin, phoneGroups } from '../phone-login.tsx';
import { PaymentMethodRows } from './payment-method-rows.tsx';
import shared from '../purchase.module.css';
import styles from './userpay.module.css';

/** Package, account and payment in a column; every step can be used at any time. */
export function Steps({
  page,
  packageList,
  parts,
  isLoading,
  appName,
}: ShopState<typeof ShopParts> & { appName: string }) {
  const { packages, selected, select } = packageList;
  const { session, login } = page;
  // The session becomes known while the placeholders are shown, and must not move them.
  const isAnonymous = !isLoading && session.status === 'anonymous';
  const now = page.now();
  return (
    <main className={styles.main}>
      {parts && <parts.PendingStrip page={page} />}
      <GoldCard
        isTucked={false}
        appName={appName}
        title={selected.name}
        until={untilText(selected, session.account, now)}
      />
      <ol>
        <Step at={1} title="选择套餐" isDone>
          <p className={styles.hint}>{isAnonymous ? '登录后显示该账号的专享价' : '价格按当前账号显示'}</p>
          <PlanRows packages={packages} selected={selected} onSelect={select} />
          <RenewalNote pack={selected} agreements={page.consent.agreements} />
        </Step>
        <Step at={2} title="验证手机号" isDone={!isAnonymous}>
          {isAnonymous ? (
            <>
              <p className={styles.hint}>会员将绑定此手机号，换手机登录即可使用</p>
              <PhoneLogin gate={login} />
            </>
          ) : (
            <div className={styles.who}>
              <p>
                {knownName(session)}
                {session.account && <small>{membershipText(session.account, now)}</small>}
              </p>
              <ChangePhone session={session} />
            </div>
          )}
        </Step>
        <Step at={3} title="支付" isDone={false}>
          <PaymentMethodRows page={page} parts={parts} isLoading={isLoading} />
          {!page.noPaymentMethod && <Bill selected={selected} />}
        </Step>
      </ol>
      {selected.benefits.length > 0 && <Benefits benefits={selected.benefits} />}
      {parts && <parts.FaqSection packages={packages} />}
    </main>
  );
}

interface StepProps {
  at: number;
  title: ReactNode;
  isDone: boolean;
  children: ReactNode;
}

/** One numbered step, ticked once it is done. */
const Step = ({ at, title, isDone, children }: StepProps) => (
  <li className={styles.step}>
    <span className={classes(styles.number, isDone && styles.done)} aria-hidden="true">
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

/** What each benefit is with a membership, and below its name without one. */
const Benefits = ({ benefits }: { benefits: Benefit[] }) => (
  <section className={styles.benefits}>
    <h2>会员权益</h2>
    <dl>
      {benefits.map(({ name, free, member }) => (
        <div key={name}>
          <dt>
            {name}
            <small>非会员：{free}</small>
          </dt>
          <dd>{member}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The number, else the nickname, else 已登录. */
const knownName = ({ account }: Session): string =>
  account?.phone ? phoneGroups(account.phone).join(' ') : account?.nickname || '已登录';

/** A row a package: name on the left, price on the right. */
const PlanRows = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {packages.map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.label}>
          <b>
            {pack.name} {pack.badge && <span className={shared.badge}>{pack.badge}</span>}
          </b>
          <small>{pricedText(pack)}</small>
        </span>
        <span className={styles.money}>
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
          <Price fen={pack.price} className={styles.price} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
