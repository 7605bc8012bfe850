import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { onceText, renewalText, yuan, type Agreement } from '@vip/checkout-react';
import { checkShape, Icon, Clauses, rightShape } from '@vip/ui';
import shop from './shop.module.css';
import styles from './terms-note.module.css';

interface TermsNoteProps {
  pack: MembershipPackage;
  /** Those of the purchase: the one on renewals is linked. */
  agreements: readonly Agreement[];
}

/** The charges of a renewing package, or that a package is paid once. */
export const TermsNote = (props: TermsNoteProps) =>
  props.pack.renewal ? (
    <RenewalNote {...props} />
  ) : (
    <TickLine>
      <Clauses text={onceText(props.pack)} />
    </TickLine>
  );

/** A fact behind a tick. */
export const TickLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.terms}>
    <Icon shape={checkShape} size={16} strokeWidth={2.2} className={styles.tick} />
    <span>{children}</span>
  </p>
);

/** What a renewing package costs now, what it costs later and when, and the terms. */
export function RenewalNote({ pack, agreements }: TermsNoteProps) {
  if (!pack.renewal) return null;
  const terms = agreements.find(({ isSubscription }) => isSubscription);
  return (
    <div className={shop.renewal}>
      <b>首次支付 ¥{yuan(pack.price)}</b>
      {terms && (
        <a href={terms.document}>
          自动续费说明
          <Icon shape={rightShape} size={16} />
        </a>
      )}
      <p>
        <Clauses text={renewalText(pack)} />
      </p>
    </div>
  );
}
