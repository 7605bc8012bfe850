import type { Session } from '@vip/host';
import type { Agreement } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, Skeleton, SkeletonText, type LazyModule } from '@vip/ui';
import { brand, type AppCode } from '../../../brand.ts';
import type { Invitation } from '../invite-link.ts';
import type * as ClaimPart from './claim.tsx';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { InviterHead, Shares } from './inviter-head.tsx';
import styles from './invited.module.css';

export interface InvitedViewProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  /** What logging in asks consent to. */
  agreements: Agreement[];
  claim: LazyModule<typeof ClaimPart>;
}

/** The page in every state. Who invites stands in the link, which a prerendered page does not have yet. */
export function InvitedView({ invitation, session, app, agreements, claim }: InvitedViewProps) {
  const { part, hasFailed, retry } = claim;
  const isHere = part !== null || hasFailed;
  return (
    <>
      {hasFailed && <ChunkErrorBanner onRetry={retry} />}
      <OfflineBar />
      <PageLayout
        isLoading={!isHere}
        body={<InviterHead {...(isHere ? { name: invitation.name, app } : { name: '', app: 'lxb' })} />}
      />
      <main className={styles.main}>
        <Shares name={isHere ? invitation.name : ''} />
        {part ? (
          <part.Claim invitation={invitation} session={session} app={app} agreements={agreements} />
        ) : (
          <ClaimSkeleton />
        )}
      </main>
      <div className={styles.tail}>
        <Foot {...brand} agreements={agreements} />
      </div>
    </>
  );
}

/** The place of the form, whose code is on its way: three fields, the consent and the button. */
const ClaimSkeleton = () => (
  <section className={styles.claim} aria-busy="true">
    <h2 aria-hidden="true">
      <SkeletonText width={96} />
    </h2>
    <p className={styles.lead}>
      <SkeletonText width={240} />
    </p>
    {[0, 1, 2].map((field) => (
      <Skeleton key={field} className={styles.field} width="auto" height="78px" radius="12px" />
    ))}
    <Skeleton className={styles.button} width="auto" height="50px" radius="12px" />
  </section>
);
