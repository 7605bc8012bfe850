import { Button } from '@vip/ui';
import { endText, type MembershipStatus } from './editions.ts';
import styles from './lazy-parts.module.css';

/* The lazy chunk of both upgrade pages: whatever their first view does not need. */
export * from '../../shared/lazy-parts.tsx';

interface NothingToBuyProps {
  membership: MembershipStatus;
  /** Opens the purchase page. */
  toPackageList(): void;
  logIn(): void;
}

/** `act` opens the purchase page; null where the login is the only action. */
const copyOf = (membership: MembershipStatus): { title: string; text: string; act: string | null } => {
  switch (membership.kind) {
    case 'unknown':
      return {
        title: '登录后查看升级价格',
        text: '请用开通会员时的手机号登录，升级后立即生效',
        act: null,
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
        {act === null ? (
          <Button onClick={logIn}>用手机号登录</Button>
        ) : (
          <Button onClick={toPackageList}>{act}</Button>
        )}
      </div>
    </section>
  );
};
