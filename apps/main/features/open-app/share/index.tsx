import { useNavigation, useIsClient } from '@vip/host';
import { Avatar, HiddenText, Icon, LinkButton, Clauses, classes, rightShape } from '@vip/ui';
import { PayBar } from '@vip/checkout-ui';
import { ContentPage } from '../../../shared/content-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { sceneOf, scenes, type Scene } from './scenes.ts';
import { plainName } from '../../../shared/plain-name.ts';
import { appsOnPhones, openingPath } from '../apps-on-phones.ts';
import { apps } from '../../../brand.ts';
import { Rosette } from '../../../shared/rosette.tsx';
import { ShareLink } from '../../../shared/share-link.tsx';
import styles from './share.module.css';

/** `/share?scene=…&name=…`: a scene that a friend shared, and a link into the app. */
export default function SharePage() {
  const { query } = useNavigation();
  const isClient = useIsClient();
  const shared = isClient
    ? { ...sceneOf(query.scene), name: plainName(query.name), link: document.URL }
    : null;
  return <ShareView shared={shared} />;
}

export interface Shared {
  scene: Scene;
  /** The link has an unknown scene, so another one is shown. */
  isOther: boolean;
  /** '' if the link has no name. */
  name: string;
  /** Of this page. */
  link: string;
}

const PLACEHOLDER: Shared = { scene: scenes.reply, isOther: false, name: '', link: '' };

/** null during the first render, which cannot read the link. */
export const ShareView = ({ shared }: { shared: Shared | null }) => (
  <ContentPage app={shared?.scene.app ?? 'lxb'} bar={shared && <ActBar {...shared} />}>
    <PageLayout isLoading={!shared} body={<SharedScene {...(shared ?? PLACEHOLDER)} />} />
  </ContentPage>
);

const ActBar = ({ scene: { app, title }, link }: Shared) => (
  <PayBar label="接下来">
    <div className={styles.bar}>
      <LinkButton href={openingPath(app)}>打开{apps[app]}</LinkButton>
      <ShareLink link={link} title={title} />
    </div>
  </PayBar>
);

function SharedScene({ scene, isOther, name }: Shared) {
  return (
    <main className={styles.page}>
      <p className={styles.who}>
        <Avatar seed={name || '朋友'} size={40} />
        <span className={styles.from}>
          <b>{name || '一位朋友'}</b> 分享给你
          {isOther && (
            <span className={styles.note}>
              <Clauses text={`分享的内容已更新，看看${apps[scene.app]}能帮你做什么`} />
            </span>
          )}
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
        {scene.app === 'lxb' && (
          <a href="/lxbfivepage" className={styles.more}>
            <span>
              <Clauses text={`${apps.lxb}还能做什么`} />
            </span>
            <Icon shape={rightShape} size={18} />
          </a>
        )}
      </article>
    </main>
  );
}

/** The original text on the left, the suggestions of the app on the right, the first of them in gold. */
const Example = ({ before, after }: Pick<Scene, 'before' | 'after'>) => (
  <dl className={styles.talk}>
    <div className={styles.before}>
      <dt>{before.label}</dt>
      <dd>
        <Clauses text={before.text} />
      </dd>
    </div>
    {after.map(({ label, text }, at) => (
      <div key={label} className={classes(styles.after, at === 0 && styles.chosen)}>
        <dt>{label}</dt>
        <dd>
          <Clauses text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
