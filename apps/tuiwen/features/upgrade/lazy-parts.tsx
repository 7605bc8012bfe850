import { Button } from '@vip/ui';
import { endText, type MembershipStatus } from './editions.ts';
import styles from './upgrade.module.css';

/* The lazy chunk of both upgrade pages: whatever their first view does not need. */
export * from '../../shared/lazy-parts.tsx';

interface NothingToBuyProps {
  membership: MembershipStatus;
  /** Opens the purchase page. */
  toPackageList(): void;
  logIn(): void;
}

const copyOf = (membership: MembershipStatus): { title: string; text: string; act: string } => {
  switch (membership.kind) {
    case 'unknown':
      return {
        title: '先看看你现在是哪一版',
        text: '用开通时的手机号登录，剩下的天数就能抵钱。还没开通过，直接去开通。',
        act: '去开通会员',
      };
    case 'none':
      return { title: '你还不是会员', text: '开通以后才能升级，开通哪一版都可以。', act: '去开通会员' };
    case 'member':
      return {
        title: '已经是最高一版',
        text: `没有可以再升的了，权益全都有。${endText(membership) && `${endText(membership)}，可以接着续。`}`,
        act: '去续期',
      };
  }
};

/** Explains why there is no upgrade for this user, with a link to the purchase page. */
export const NothingToBuy = ({ membership, toPackageList, logIn }: NothingToBuyProps) => {
  const { title, text, act } = copyOf(membership);
  return (
    <section className={styles.nothing}>
      <h2 className={styles.nothingTitle}>{title}</h2>
      <p className={styles.nothingText}>{text}</p>
      <div className={styles.acts}>
        {membership.kind === 'unknown' && <Button onClick={logIn}>用手机号登录</Button>}
        <Button variant={membership.kind === 'unknown' ? 'line' : 'solid'} onClick={toPackageList}>
          {act}
        </Button>
      </div>
    </section>
  );
};
