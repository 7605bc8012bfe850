import type { PurchasePage } from '@vip/checkout-react';
import { AlsoSee } from '../../parts/also-see.tsx';
import { Section } from '../../parts/section.tsx';
import { Comparison } from '../../upgrade/comparison.tsx';
import { editionsApart } from '../../upgrade/editions-apart.ts';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import type { Offers } from '../../upgrade/use-upgrade.ts';
import { otherPages } from './words.ts';

interface NoUpgradeProps {
  page: PurchasePage;
  offers: Offers;
  parts: typeof LazyParts;
  go(to: string): void;
}

/** There is nothing to step up to from here: why, where to go, and how the editions differ. */
export function NoUpgrade({ page, offers, parts, go }: NoUpgradeProps) {
  const { standing, packages } = offers;
  const apart = standing.kind === 'member' ? null : editionsApart(packages);
  return (
    <>
      <parts.NothingToBuy
        standing={standing}
        toPackageList={() => go('/tuiwenwechatpay')}
        logIn={page.login.open}
      />
      {apart && (
        <Section title="两版差在哪">
          <Comparison labels={['入门', '最高']} {...apart} />
        </Section>
      )}
      <AlsoSee places={otherPages} />
    </>
  );
}
