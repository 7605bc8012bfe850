import { type ReactNode, useState } from 'react';
import { dayText, useEdition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import {
  OfflineBar,
  clockMark,
  doneMark,
  EmptyState,
  ErrorState,
  goneMark,
  LinkButton,
  Icon,
  giftShape,
} from '@vip/ui';
import { errorText, type PreparedOrder } from '@vip/api';
import { purchaseAgreements } from '../../agreements.ts';
import { brand, supportLink, useApp } from '../../brand.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Rosette } from '../../shared/rosette.tsx';
import { Seal } from '../../shared/seal.tsx';
import type { PreparedView } from './prepared-order.ts';
import styles from './prepared-page.module.css';

/** The frame of the three pages. */
export const PreparedPage = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <OfflineBar />
    {children}
  </PageFrame>
);

/** The footer. */
export const PreparedFoot = () => (
  <div className={styles.tail}>
    <Foot {...brand} agreements={purchaseAgreements(useApp(), useEdition(), false)} />
  </div>
);

interface PreparedHeadProps {
  title: string;
  children?: ReactNode;
}

/** The header: title and hint. It leaves room for a card over its lower edge. */
export const PreparedHead = ({ title, children }: PreparedHeadProps) => (
  <header className={styles.head}>
    <Rosette className={styles.rosette} />
    <Seal className={styles.seal} />
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </header>
);

interface StatePageProps {
  /** Of the page or the product. */
  title: string;
  children: ReactNode;
}

/** A page with nothing else to show: one card over the lower edge of the head. */
export const StatePage = ({ title, children }: StatePageProps) => (
  <>
    <PreparedHead title={title} />
    <main className={styles.state}>{children}</main>
    <PreparedFoot />
  </>
);

interface NotReadyProps extends Omit<StatePageProps, 'children'> {
  what: Extract<PreparedView, { status: 'missing' | 'error' }> | { status: 'gone'; props: GoneProps };
  retry(): void;
  /** Shown above. */
  children?: ReactNode;
}

/** Replaces the page if loading failed or nothing can be bought. */
export const NotReady = ({ title, what, retry, children }: NotReadyProps) => (
  <StatePage title={title}>
    {children}
    {what.status === 'error' ? (
      <ErrorState
        text={errorText(what.error)}
        note="你的订单和会员权益不受影响"
        requestId={what.error.details.requestId}
        onRetry={retry}
        onSupport={supportLink}
      />
    ) : (
      <Gone {...(what.status === 'missing' ? { why: 'missing' } : what.props)} />
    )}
  </StatePage>
);

interface GoneProps {
  /** `missing`: unknown id, or withdrawn. */
  why: 'missing' | 'expired' | 'ordered';
  order?: PreparedOrder;
}

function goneText({ why, order }: GoneProps): { text: string; note: string; mark: string } {
  switch (why) {
    case 'missing':
      return { text: '内容不存在或已下架', note: '请检查链接是否完整', mark: goneMark };
    case 'expired':
      return {
        text: '优惠已过期',
        note: `${order ? `优惠已于 ${dayText(Date.parse(order.expiresAt))}结束，` : ''}如需购买请联系客服`,
        mark: clockMark,
      };
    case 'ordered':
      return { text: '订单已支付', note: '每份订单仅限购买一次，如有疑问请联系客服', mark: doneMark };
  }
}

/** Customer service knows the order. Where there is none, the shop is what is left to see. */
const Gone = (props: GoneProps) => {
  const isMissing = props.why === 'missing';
  const support = (
    <LinkButton variant={isMissing ? 'line' : 'solid'} href={supportLink}>
      联系客服
    </LinkButton>
  );
  return (
    <EmptyState {...goneText(props)}>
      {!isMissing && support}
      <LinkButton variant={isMissing ? 'solid' : 'line'} href="/">
        查看会员套餐
      </LinkButton>
      {isMissing && support}
    </EmptyState>
  );
};

/** Fills its parent. An icon replaces a picture that is not allowed or fails to load. */
export function ProductPicture({ address, label }: { address: string | undefined; label: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!address || failed === address)
    return (
      <span className={styles.noPicture} role="img" aria-label={label}>
        <Icon shape={giftShape} size={48} strokeWidth={1.2} />
      </span>
    );
  return <img className={styles.picture} src={address} alt={label} onError={() => setFailed(address)} />;
}
