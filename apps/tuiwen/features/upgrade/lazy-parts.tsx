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
        title: '先查看你的当前版本',
        text: '请用开通时的手机号登录，剩余天数可抵扣；尚未开通请先开通会员',
        act: '开通会员',
      };
    case 'none':
      return { title: '你还不是会员', text: '开通任一版本后即可升级', act: '开通会员' };
    case 'member':
      return {
        title: '已是最高版本',
        text: `你已享有全部权益${endText(membership) && `，${endText(membership)}，到期前可续费`}`,
        act: '续费',
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
