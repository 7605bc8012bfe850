import type { Edition } from '@vip/checkout-react';
import { Foot, PayBar } from '@vip/checkout-ui';
import { Avatar, HiddenText, Icon, LinkButton, OfflineBar } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appsOnPhones, openingPath } from '../apps-on-phones.ts';
import { apps, brand } from '../../../brand.ts';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { Rosette } from '../../../shared/rosette.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { Example } from './example.tsx';
import { scenes, type Scene } from './scenes.ts';
import styles from './share.module.css';

export interface Shared {
  scene: Scene;
  /** The link named a scene that there is not. */
  isOther: boolean;
  /** '' where the link gives no name. */
  name: string;
}

export interface ShareViewProps {
  /** null before the link could be read. */
  shared: Shared | null;
  edition: Edition;
}

const PLACEHOLDER: Shared = { scene: scenes.reply, isOther: false, name: '' };

/** The shared scene. */
export const ShareView = ({ shared, edition }: ShareViewProps) => (
  <>
    <OfflineBar />
    <PageLayout isLoading={!shared} body={<SharedScene {...(shared ?? PLACEHOLDER)} />} />
    <div className={styles.tail}>
      <Foot {...brand} agreements={loginAgreements(shared?.scene.app ?? 'lxb', edition)} />
    </div>
    {shared && (
      <PayBar label="接下来">
        <div className={styles.bar}>
          {shared.scene.app === 'lxb' && (
            <LinkButton variant="line" href="/lxbfivepage">
              先看看
            </LinkButton>
          )}
          <LinkButton href={openingPath(shared.scene.app)}>打开{apps[shared.scene.app]}</LinkButton>
        </div>
      </PayBar>
    )}
  </>
);

function SharedScene({ scene, isOther, name }: Shared) {
  return (
    <main className={styles.page}>
      <p className={styles.who}>
        <Avatar seed={name || '朋友'} size={40} />
        <span className={styles.from}>
          <b>{name || '一位朋友'}</b> 分享给你
        </span>
      </p>
      <article className={styles.poster}>
        <Rosette className={styles.rosette} />
        <p className={styles.app}>
          <Icon shape={appsOnPhones[scene.app].shape} size={20} />
          <span>{apps[scene.app]}</span>
        </p>
        <h1>
          <Clauses text={scene.title} />
        </h1>
        <p className={styles.text}>
          <Clauses text={scene.text} />
        </p>
        <HiddenText>举个例子：</HiddenText>
        <Example before={scene.before} after={scene.after} />
      </article>
      {isOther && (
        <p className={styles.note}>
          <Clauses text={`原来分享的内容已经换了，先看看${apps[scene.app]}能做什么。`} />
        </p>
      )}
    </main>
  );
}
