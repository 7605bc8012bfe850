import { errorText } from '@vip/api';
import type { Edition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { Button, ErrorState, OfflineBar, ScanCode, loopShape } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { AppSign, Stage } from '../stage.tsx';
import { CopyLink } from '../copy-link.tsx';
import { HandSteps, Tail, Ways } from '../ways.tsx';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { brand, supportLink } from '../../../brand.ts';
import styles from './openweapp.module.css';
import { OtherWays } from './other-ways.tsx';
import { WEAPP_NAME, weappText } from './weapp-state.ts';
import type { WeappState } from './weapp-state.ts';

export interface OpenWeappViewProps {
  state: WeappState;
  edition: Edition;
  goBack(): void;
}

/** The way into the mini-program in every state; all that it shows comes in. */
export const OpenWeappView = ({ state, edition, goBack }: OpenWeappViewProps) => (
  <>
    <OfflineBar />
    <Body state={state} goBack={goBack} />
    <Tail>
      <Foot {...brand} agreements={loginAgreements('lxb', edition)} />
    </Tail>
  </>
);

const sign = <AppSign shape={loopShape} />;

const PLACEHOLDER = {
  kind: 'open',
  status: 'trying',
  isRenewing: false,
  open: () => undefined,
  link: '',
  openWechat: () => undefined,
} as const;

function Body({ state, goBack }: { state: WeappState; goBack(): void }) {
  switch (state.kind) {
    case 'loading':
      return <PageLayout isLoading body={<Open {...PLACEHOLDER} />} />;
    case 'error':
      return (
        <>
          <header className={styles.band}>
            <h1>打开小程序</h1>
          </header>
          <main className={styles.trouble}>
            <ErrorState
              text={errorText(state.error)}
              note={`也可以直接在微信里搜索「${WEAPP_NAME}」。`}
              requestId={state.error.details.requestId}
              onRetry={state.retry}
              onSupport={supportLink}
            />
          </main>
        </>
      );
    case 'inside':
      return (
        <>
          <Stage sign={sign} title="你已经在小程序里" text="不用再打开一次，返回就好。" />
          <Ways>
            <Button onClick={goBack}>返回</Button>
          </Ways>
        </>
      );
    case 'scan':
      return (
        <>
          <Stage
            sign={<ScanCode link={state.link} />}
            title="用微信打开小程序"
            text="打开手机上的微信，扫一扫。"
          />
          <Ways>
            <CopyLink link={state.link} variant="line" />
          </Ways>
        </>
      );
    case 'by_hand':
      return (
        <>
          <Stage
            sign={sign}
            title="到微信里打开小程序"
            text={`${state.place}里不能直接打开，换到微信就可以。`}
          />
          <Ways>
            <HandSteps steps={['点「复制链接」。', '打开微信，发给自己，再点开它。']} />
            <CopyLink link={state.link} />
            <OtherWays link={null} onOpenWechat={null} />
          </Ways>
        </>
      );
    case 'open':
      return <Open {...state} />;
  }
}

function Open({ status, isRenewing, open, link, openWechat }: Extract<WeappState, { kind: 'open' }>) {
  const { title, text } = weappText(status);
  return (
    <>
      <Stage sign={sign} title={title} isTurning={status === 'trying'} text={text} />
      <Ways>
        <Button isBusy={isRenewing} onClick={open}>
          {status === 'opened' || status === 'not_opened' ? '再打开一次' : '打开小程序'}
        </Button>
        <OtherWays link={link} onOpenWechat={link === null ? null : openWechat} />
      </Ways>
    </>
  );
}
