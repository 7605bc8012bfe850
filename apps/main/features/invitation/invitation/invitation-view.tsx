import type { Session } from '@vip/host';
import type { Agreement } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { ChunkErrorBanner, Loading, OfflineBar, type LazyModule } from '@vip/ui';
import { brand, type AppCode } from '../../../brand.ts';
import { GIFT_DAYS, RULES } from '../gift.ts';
import { inviteLink } from '../invite-link.ts';
import { plainName } from '../../../shared/plain-name.ts';
import { Joined, Poster } from './poster.tsx';
import type * as LazyPoster from './lazy-poster.ts';
import type * as LoginParts from './login-card.tsx';
import { ShareBar } from './share-bar.tsx';
import { usePicture } from './use-picture.ts';
import styles from './invitation.module.css';

export interface InvitationViewProps {
  session: Session;
  app: AppCode;
  /** What logging in asks consent to. */
  agreements: Agreement[];
  /** Of the friend's link; asked once somebody is known. */
  origin(): string;
  /** Whether this browser saves a file on a tap; elsewhere a long press does. */
  canDownload: boolean;
  poster: LazyModule<typeof LazyPoster>;
  login: LazyModule<typeof LoginParts>;
}

const PLACEHOLDER = { code: '00000000', name: '' };

/** The page in every state; all that it shows comes in. */
export function InvitationView(props: InvitationViewProps) {
  const { session, app, poster, login } = props;
  const { account } = session;
  const invite = session.status === 'known' ? account?.invite : undefined;
  const needed = invite ? poster : login;
  // What is drawn comes after the first render, which must be the loading state: that is what the HTML has.
  const isReady = needed.part !== null || needed.hasFailed;
  const invitation = invite && isReady ? { code: invite.code, name: plainName(account?.nickname) } : null;
  const link = invitation ? inviteLink(props.origin(), invitation, app) : '';
  const picture = usePicture(poster.part, invitation, link, app);
  return (
    <>
      {needed.hasFailed && session.status !== 'waiting' && <ChunkErrorBanner onRetry={needed.retry} />}
      <OfflineBar />
      <main className={styles.main}>
        <h1>邀请好友，各得 {GIFT_DAYS} 天会员</h1>
        <p className={styles.lead}>好友首次登录后，两边同时到账。</p>
        {invite && invitation ? (
          <>
            <Poster invitation={invitation} app={app} picture={picture} />
            <Joined invite={invite} />
          </>
        ) : session.status !== 'waiting' && login.part ? (
          <login.part.LoginCard agreements={props.agreements} isKnown={session.status === 'known'} />
        ) : (
          <Loading>
            <Poster invitation={PLACEHOLDER} app="lxb" picture={null} />
          </Loading>
        )}
        <section className={styles.rules}>
          <h2>规则</h2>
          <ul>
            {RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </main>
      <div className={styles.tail}>
        <Foot {...brand} agreements={props.agreements} />
      </div>
      {invitation && (
        <ShareBar
          link={link}
          file={`邀请海报-${invitation.code}.png`}
          picture={props.canDownload ? picture : null}
        />
      )}
    </>
  );
}
