import type { Session } from '@vip/host';
import type { Agreement } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import { brand, type AppCode } from '../../../brand.ts';
import type { Invitation } from '../invite-link.ts';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import type * as ClaimPart from './claim.tsx';
import { InviterHead, InviterHeadSkeleton } from './inviter-head.tsx';
import { Shares } from './shares.tsx';
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
      {isHere ? <InviterHead name={invitation.name} app={app} /> : <InviterHeadSkeleton />}
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
