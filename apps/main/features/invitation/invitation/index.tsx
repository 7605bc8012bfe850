import { useState } from 'react';
import { useHost, useNavigation, useSession } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useLazyModule, ChunkErrorBanner, Loading, Clauses } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appOf, apps } from '../../../brand.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { GIFT_DAYS, RULES, inviteLink } from '../invite.ts';
import { plainName } from '../../../shared/plain-name.ts';
import { Joined, Poster, ShareBar, usePicture } from './poster.tsx';
import styles from './invitation.module.css';

const loadPoster = () => import(/* webpackChunkName: "poster" */ './poster/make-poster.ts');
const loadLogin = () => import(/* webpackChunkName: "invitation-lazy" */ './login-card.tsx');

const PLACEHOLDER = { code: '', name: '', joined: 1, rewarded: GIFT_DAYS };

/** `/invitation`: the poster for friends, and how many have joined. All data comes with the account. */
export default function InvitationPage() {
  const { config, environment } = useHost();
  const session = useSession();
  const { query } = useNavigation();
  const app = appOf(session.clientType, query);
  const agreements = loginAgreements(app, useEdition());
  const poster = useLazyModule(loadPoster);
  const login = useLazyModule(loadLogin);
  const { account } = session;
  const invite = session.status === 'known' ? account?.invite : undefined;
  const needed = invite ? poster : login;
  // The first render must be the loading state, as in the prerendered HTML.
  const isReady = needed.part !== null || needed.hasFailed;
  const invitation = invite && isReady ? { code: invite.code, name: plainName(account?.nickname) } : null;
  const link = invitation ? inviteLink(config.origin || new URL(document.URL).origin, invitation, app) : '';
  const picture = usePicture(poster.part, invitation, link, app);
  // Elsewhere a tap downloads nothing, and only a long press saves the poster.
  const canDownload = environment.host === 'browser' && !environment.webView;
  const [asked, setAsked] = useState<string | null>(null);
  const content =
    invite && invitation ? (
      <>
        <Poster
          invitation={invitation}
          app={app}
          picture={picture}
          hint={asked ?? (canDownload ? '' : '长按海报可保存到相册')}
          isAsked={asked !== null}
        />
        <Joined invite={invite} />
      </>
    ) : session.status !== 'waiting' && login.part ? (
      <login.part.LoginCard
        agreements={agreements}
        isKnown={session.status === 'known'}
        app={app}
        drawing={poster.part}
      />
    ) : null;
  return (
    <ContentPage
      app={app}
      banner={needed.hasFailed && session.status !== 'waiting' && <ChunkErrorBanner onRetry={needed.retry} />}
      bar={
        invitation && (
          <ShareBar
            link={link}
            title={`${invitation.name || '你的好友'}邀请你一起用${apps[app]}`}
            file={`邀请海报-${invitation.code}.png`}
            picture={picture}
            canDownload={canDownload}
            onHint={setAsked}
          />
        )
      }
    >
      <main className={content ? undefined : styles.waiting}>
        <div className={styles.head}>
          <h1>
            <Clauses text={`邀请好友，各得 ${GIFT_DAYS} 天会员`} />
          </h1>
          <p>
            <Clauses text="好友首次登录后，双方同时到账" />
          </p>
        </div>
        {content ?? (
          <Loading>
            <Poster invitation={PLACEHOLDER} app="lxb" picture={null} hint="" isAsked={false} />
            <Joined invite={PLACEHOLDER} />
          </Loading>
        )}
        {/* Their place depends on the user: before, they would move. */}
        {content && (
          <section className={styles.rules}>
            <h2>活动规则</h2>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </ContentPage>
  );
}
