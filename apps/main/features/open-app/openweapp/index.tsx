import type { ReactNode } from 'react';
import { useNavigation } from '@vip/host';
import { errorText } from '@vip/api';
import {
  Button,
  classes,
  CopyButton,
  Icon,
  LinkButton,
  Clauses,
  chatShape,
  copyShape,
  searchShape,
  useOffline,
} from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { useWeapp, WEAPP_NAME, weappText, type WeappState } from './use-weapp.ts';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { ManualSteps, type ManualStep } from '../manual-steps.tsx';
import { OpeningScreen, Note, tail } from '../opening-screen.tsx';
import { ScanScreen } from '../scan-screen.tsx';
import { appsOnPhones } from '../apps-on-phones.ts';
import styles from './openweapp.module.css';

/** `/openweapp`: opens the mini-program by a link of the server that expires. */
export default function OpenWeappPage() {
  const state = useWeapp();
  const { back } = useNavigation();
  return (
    <ContentPage app="lxb" footClass={state.kind === 'scan' ? undefined : tail}>
      <OpenWeappView state={state} goBack={back} />
    </ContentPage>
  );
}

const { shape } = appsOnPhones.lxb;

const STEPS: readonly ManualStep[] = [
  { sign: 'copy', text: '点「复制链接」' },
  { sign: 'chat', text: '发到微信后点开' },
];

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
        <OpeningScreen
          shape={shape}
          kind="小程序"
          isAlert
          title="未能打开小程序"
          text={errorText(state.error)}
        >
          <Button onClick={state.retry}>重试</Button>
          <LinkButton variant="line" href={supportLink}>
            联系客服
          </LinkButton>
          <Fallbacks link={null} onOpenWechat={null} />
          {state.error.details.requestId && <Note>错误编号 {state.error.details.requestId}</Note>}
        </OpeningScreen>
      );
    case 'inside':
      return (
        <OpeningScreen shape={shape} kind="小程序" title="你已在小程序内" text="返回后可继续使用">
          <Button onClick={goBack}>返回</Button>
        </OpeningScreen>
      );
    case 'scan':
      return (
        <ScanScreen
          shape={shape}
          title="微信扫码打开小程序"
          text={weappText('idle').text}
          scanner="请用微信扫一扫"
          link={state.link}
        />
      );
    case 'manual':
      return (
        <OpeningScreen
          shape={shape}
          kind="小程序"
          isLow
          title="请在微信中打开小程序"
          text={`${state.place}内无法直接打开小程序，请按以下步骤操作`}
        >
          <ManualSteps steps={STEPS} />
          <CopyLink link={state.link} />
          <Fallbacks link={null} onOpenWechat={null} />
        </OpeningScreen>
      );
    case 'open':
      return <Open {...state} />;
  }
}

function Open({ status, isRenewing, open, link, openWechat }: Extract<WeappState, { kind: 'open' }>) {
  const isOffline = useOffline();
  const isTrying = status === 'trying' && !isOffline;
  const { title, text } = weappText(status === 'trying' && !isTrying ? 'idle' : status);
  return (
    <OpeningScreen shape={shape} kind="小程序" title={title} isTurning={isTrying} text={text}>
      <Button isBusy={isRenewing} onClick={open}>
        {status === 'opened' || status === 'not_opened' ? '重新打开' : '打开小程序'}
      </Button>
      <Fallbacks link={link} onOpenWechat={link === null ? null : openWechat} />
    </OpeningScreen>
  );
}

interface FallbacksProps {
  /** The address of the page; null if pasting it does not help. */
  link: string | null;
  /** null if no app can be opened. */
  onOpenWechat: (() => void) | null;
}

/** Manual alternatives if neither scheme nor link opens the mini-program. */
export const Fallbacks = ({ link, onOpenWechat }: FallbacksProps) => (
  <section className={classes(styles.fallbacks, !link && !onOpenWechat && styles.only)}>
    <h2>
      <Clauses text={link || onOpenWechat ? '打不开？试试以下方式' : '也可以在微信里找到它'} />
    </h2>
    <ul>
      {link !== null && (
        <Fallback shape={copyShape} what="发到微信聊天里，点开链接">
          <CopyButton text={link} isPlain className={styles.fallbackButton}>
            复制链接
          </CopyButton>
        </Fallback>
      )}
      <Fallback shape={searchShape} what={`微信搜索「${WEAPP_NAME}」`}>
        <CopyButton text={WEAPP_NAME} isPlain className={styles.fallbackButton}>
          复制名称
        </CopyButton>
      </Fallback>
      {onOpenWechat && (
        <Fallback shape={chatShape} what={`在微信首页下拉，找到「${WEAPP_NAME}」`}>
          <button type="button" className={styles.fallbackButton} onClick={onOpenWechat}>
            打开微信
          </button>
        </Fallback>
      )}
    </ul>
  </section>
);

const Fallback = ({ shape, what, children }: { shape: string; what: string; children: ReactNode }) => (
  <li>
    <p>
      <Icon shape={shape} size={22} />
      <span>
        <Clauses text={what} />
      </span>
    </p>
    {children}
  </li>
);
