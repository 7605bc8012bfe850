import { useNavigation } from '@vip/host';
import { Button } from '@vip/ui';
import { useAppOpening, type OpeningState } from '../use-app-opening.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { appsOnPhones, type PhoneApp, textsOf } from '../apps-on-phones.ts';
import { tail, OpeningScreen } from '../opening-screen.tsx';
import { ScanScreen } from '../scan-screen.tsx';
import { AppList } from './app-list.tsx';
import { Blocked, Trying } from './opening-states.tsx';

/** `/openapp?app=…`: opens the installed app, or leads to its store. */
export default function OpenAppPage() {
  const { query } = useNavigation();
  return <OpenAppView state={useAppOpening(query.app ?? null, true)} />;
}

/** The page in all of its states. */
export const OpenAppView = ({ state }: { state: OpeningState }) => (
  <ContentPage
    app={'app' in state ? textsOf(state.app) : 'lxb'}
    footClass={state.kind === 'scan' || state.kind === 'unknown' ? undefined : tail}
  >
    <Body state={state} />
  </ContentPage>
);

const PLACEHOLDER = {
  kind: 'try',
  app: appsOnPhones.lxb,
  status: 'trying',
  open: () => undefined,
  stores: [],
  goToStore: () => undefined,
} as const;

function Body({ state }: { state: OpeningState }) {
  switch (state.kind) {
    case 'loading':
      return <PageLayout isLoading body={<Trying {...PLACEHOLDER} />} />;
    case 'unknown':
      return <AppList apps={state.apps} />;
    case 'inside':
      return <Inside app={state.app} onBack={state.goBack} />;
    case 'scan':
      return <Scan app={state.app} link={state.link} />;
    case 'blocked':
      return <Blocked {...state} />;
    case 'try':
      return <Trying {...state} />;
  }
}

/** The page is shown inside the app. */
const Inside = ({ app, onBack }: { app: PhoneApp; onBack(): void }) => (
  <OpeningScreen
    shape={app.shape}
    title={`你已在${app.name} App 内`}
    text="用购买时的手机号登录，即可使用会员"
  >
    <Button onClick={onBack}>返回{app.name}</Button>
  </OpeningScreen>
);

/** On a desktop: a QR code of this page. */
const Scan = ({ app, link }: { app: PhoneApp; link: string }) => (
  <ScanScreen
    shape={app.shape}
    title={`手机扫码打开${app.name}`}
    text="用购买时的手机号登录，即可使用会员"
    scanner="手机相机或微信扫一扫"
    link={link}
  />
);
