import type { PurchasePage } from '@vip/checkout-react';
import { Section } from '../../../shared/article.tsx';
import { Comparison } from '../comparison.tsx';
import { editionsApart } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import type { Offers } from '../use-upgrade.ts';

interface NoUpgradeProps {
  page: PurchasePage;
  offers: Offers;
  parts: typeof LazyParts;
  go(to: string): void;
}

/** There is no upgrade for this user: why, where to go, and how the editions differ. */
export function NoUpgrade({ page, offers: { membership, packages }, parts, go }: NoUpgradeProps) {
  const apart = membership.kind === 'member' ? null : editionsApart(packages);
  return (
    <>
      <parts.NothingToBuy
        membership={membership}
        toPackageList={() => go('/tuiwenwechatpay')}
        logIn={page.login.open}
      />
      {apart && (
        <Section title="两版差在哪">
          <Comparison labels={['入门', '最高']} {...apart} />
        </Section>
      )}
    </>
  );
}
