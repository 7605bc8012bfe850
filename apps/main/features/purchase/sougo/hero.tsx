import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { shortYuan, type PurchasePage } from '@vip/checkout-react';
import { arrowDownShape, Button, Icon, Loading } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import type { Story } from './stories.ts';
import styles from './sougo.module.css';

export interface HeroProps {
  app: AppCode;
  appName: string;
  story: Story;
  /** The way to the packages. */
  children?: ReactNode;
}

/** The problem that was searched for, its solution, and one example. */
export const Hero = ({ app, appName, story, children }: HeroProps) => (
  <header className={styles.hero}>
    <p className={styles.masthead}>
      <b>{appName}</b>
      <a href={`/openapp?app=${app}`}>打开App</a>
    </p>
    <h1>
      <span>{story.headline[0]}</span>
      <span>{story.headline[1]}</span>
    </h1>
    <p className={styles.lead}>{story.lead}</p>
    <Example appName={appName} example={story.example} />
    {children}
  </header>
);

export interface ToPackagesProps {
  page: Pick<PurchasePage, 'session' | 'now'>;
  packages: readonly MembershipPackage[];
  isLoading: boolean;
  /** Another button of the page is the primary one. */
  isQuiet: boolean;
  onClick(): void;
}

/** What the packages are for this user. */
function aimText({ session: { account }, now }: ToPackagesProps['page']): string {
  if (!account?.membership) return '查看会员套餐';
  const { expiresAt } = account.membership;
  return expiresAt && Date.parse(expiresAt) <= now() ? '重新开通会员' : '查看续费价格';
}

/** The way to the packages, with the lowest price. */
export function ToPackages({ page, packages, isLoading, isQuiet, onClick }: ToPackagesProps) {
  const lowest = Math.min(...packages.map(({ price }) => price));
  const button = (
    <Button variant={isQuiet ? 'line' : 'solid'} className={styles.toPackages} onClick={onClick}>
      <span className={styles.toName}>{aimText(page)}</span>
      <span className={styles.lowest}>
        {' '}
        ¥{shortYuan(lowest)} 起
        <Icon shape={arrowDownShape} size={18} />
      </span>
    </Button>
  );
  return isLoading ? <Loading isSilent>{button}</Loading> : button;
}

/** Input and output as on the app's own screen, marked as an example. */
const Example = ({ appName, example }: { appName: string; example: Story['example'] }) => (
  <section className={styles.example} aria-label={`${appName}示例`}>
    <p className={styles.input}>{example.given}</p>
    <div className={styles.output}>
      <p className={styles.by}>
        {appName}
        <small>示例</small>
      </p>
      <ul>
        {example.gives.map(({ tag, text }) => (
          <li key={tag}>
            <b>{tag}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** Three uses of the app. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ul>
      {proofs.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);
