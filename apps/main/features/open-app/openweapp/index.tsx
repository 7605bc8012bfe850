import { useNavigation } from '@vip/host';
import { errorText } from '@vip/api';
import { Button, ErrorState, ScanCode, loopShape } from '@vip/ui';
import { ContentPage } from '../../../shared/content-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { useWeapp, WEAPP_NAME, weappText, type WeappState } from './use-weapp.ts';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { AppSign, OpeningScreen, ManualSteps, tail } from '../opening-parts.tsx';
import { supportLink } from '../../../brand.ts';
import { Fallbacks } from './fallbacks.tsx';
import styles from './openweapp.module.css';

/** `/openweapp`: opens the mini-program by a link of the server that expires. */
export default function OpenWeappPage() {
  const state = useWeapp();
  const { back } = useNavigation();
  return (
    <ContentPage app="lxb" footClass={tail}>
      <OpenWeappView state={state} goBack={back} />
    </ContentPage>
  );
}

const sign = <AppSign shape={loopShape} />;

const PLACEHOLDER = {
  kind: 'open',
  status: 'trying',
  isRenewing: false,
  open: () => undefined,
  link: '',
  openWechat: () => undefined,
} as const;

/** The page in all of its states. */
function OpenWeappView({ state, goBack }: { state: WeappState; goBack(): void }) {
  switch (state.kind) {
    case 'loading':
      return <PageLayout isLoading body={<Open {...PLACEHOLDER} />} />;
    case 'error':
      return (
        <>
          <header className={styles.band}>
            <h1>打开小程序</h1>
          </header>
          <main className={styles.error}>
            <ErrorState
              text={errorText(state.error)}
              note={`也可在微信搜索「${WEAPP_NAME}」`}
              requestId={state.error.details.requestId}
              onRetry={state.retry}
              onSupport={supportLink}
            />
          </main>
        </>
      );
    case 'inside':
      return (
        <OpeningScreen sign={sign} title="你已在小程序内" text="点击返回即可">
          <Button onClick={goBack}>返回</Button>
        </OpeningScreen>
      );
    case 'scan':
      return (
        <OpeningScreen
          sign={<ScanCode link={state.link} />}
          title="用微信打开小程序"
          text="请用手机微信扫一扫"
        >
          <CopyLink link={state.link} variant="line" />
        </OpeningScreen>
      );
    case 'manual':
      return (
        <OpeningScreen
          sign={sign}
          title="请在微信中打开小程序"
          text={`${state.place}内无法直接打开小程序，请按以下步骤操作`}
        >
          <ManualSteps steps={['点「复制链接」', '打开微信，发给自己后点开']} />
          <CopyLink link={state.link} />
          <Fallbacks link={null} onOpenWechat={null} />
        </OpeningScreen>
      );
    case 'open':
      return <Open {...state} />;
  }
}

function Open({ status, isRenewing, open, link, openWechat }: Extract<WeappState, { kind: 'open' }>) {
  const { title, text } = weappText(status);
  return (
    <OpeningScreen sign={sign} title={title} isTurning={status === 'trying'} text={text}>
      <Button isBusy={isRenewing} onClick={open}>
        {status === 'opened' || status === 'not_opened' ? '重新打开' : '打开小程序'}
      </Button>
      <Fallbacks link={link} onOpenWechat={link === null ? null : openWechat} />
    </OpeningScreen>
  );
}
