import { useState } from 'react';
import { useNavigation, useSession } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useLazyModule, ChunkErrorBanner, Skeleton, SkeletonText, Avatar, Clauses } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appOf, type AppCode, apps } from '../../../brand.ts';
import { readInvitation, purposes, slogans } from '../invite.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { Rosette } from '../../../shared/rosette.tsx';
import claimStyles from './claim.module.css';
import styles from './invited.module.css';
import { Ticket } from './ticket.tsx';

const loadParts = () => import(/* webpackChunkName: "invited-lazy" */ './lazy-parts.tsx');

/**
 * `/invitation2`: the friend's page: inviter, gift for both, and the login that claims it. The inviter is in the link,
 * which prerendering does not know.
 */
export default function InvitedPage() {
  const session = useSession();
  const { query } = useNavigation();
  const app = appOf(session.clientType, query);
  const invitation = readInvitation(query);
  const agreements = loginAgreements(app, useEdition());
  const { part: parts, hasFailed, retry } = useLazyModule(loadParts);
  const [isClaimed, setClaimed] = useState(false);
  const isHere = parts !== null || hasFailed;
  if (isClaimed && parts && session.status === 'known')
    return (
      <ContentPage app={app} footClass={styles.foot}>
        <parts.Claimed account={session.account} app={app} />
      </ContentPage>
    );
  return (
    <ContentPage app={app} banner={hasFailed && <ChunkErrorBanner onRetry={retry} />}>
      <PageLayout
        isLoading={!isHere}
        body={<InviterHead {...(isHere ? { name: invitation.name, app } : { name: '', app: 'lxb' })} />}
      />
      <main className={styles.main}>
        <Ticket name={isHere ? invitation.name : ''} />
        {parts ? (
          <parts.Claim
            invitation={invitation}
            session={session}
            app={app}
            agreements={agreements}
            onClaimed={() => setClaimed(true)}
          />
        ) : (
          <ClaimSkeleton />
        )}
      </main>
    </ContentPage>
  );
}

/** Skeleton of the lazy form: the invite code, two fields, the consent and the button. */
const ClaimSkeleton = () => (
  <section className={claimStyles.claim} aria-busy="true">
    <h2 aria-hidden="true">
      <SkeletonText width={96} />
    </h2>
    <p className={claimStyles.lead}>
      <SkeletonText width={240} />
    </p>
    <Skeleton width="auto" height="48px" radius="12px" />
    {[0, 1].map((field) => (
      <Skeleton key={field} className={claimStyles.field} width="auto" height="78px" radius="12px" />
    ))}
    <Skeleton className={claimStyles.button} width="auto" height="50px" radius="12px" />
  </section>
);

/** The inviter and the slogan, on a dark background. */
const InviterHead = ({ name, app }: { name: string; app: AppCode }) => (
  <header className={styles.head}>
    <Rosette className={styles.rosette} />
    <div className={styles.who}>
      <Avatar seed={name} size={44} />
      <p>
        <b>{name || '你的好友'}</b>
        邀请你一起用{apps[app]}
      </p>
    </div>
    <h1>
      {slogans[app].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </h1>
    <p className={styles.purpose}>
      <Clauses text={purposes[app]} />
    </p>
  </header>
);
