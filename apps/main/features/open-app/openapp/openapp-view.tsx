import type { Edition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { Button, OfflineBar, ScanCode } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appsOnPhones, type PhoneApp, textsOf } from '../apps-on-phones.ts';
import type { OpeningState } from '../opening-state.ts';
import { Tail, Ways } from '../ways.tsx';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { brand } from '../../../brand.ts';
import { AppList } from './app-list.tsx';
import { Blocked } from './blocked.tsx';
import { Trying } from './trying.tsx';
import { AppSign, Stage } from '../stage.tsx';
import { CopyLink } from '../copy-link.tsx';

export interface OpenAppViewProps {
  state: OpeningState;
  edition: Edition;
}

/** The opening of an app in every state; all that it shows comes in. */
export const OpenAppView = ({ state, edition }: OpenAppViewProps) => (
  <>
    <OfflineBar />
    <Body state={state} />
    <Tail>
      <Foot {...brand} agreements={loginAgreements('app' in state ? textsOf(state.app) : 'lxb', edition)} />
    </Tail>
  </>
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

/** The app itself shows the page: there is nothing to open. */
const Inside = ({ app, onBack }: { app: PhoneApp; onBack(): void }) => (
  <>
    <Stage
      sign={<AppSign shape={app.shape} />}
      title={`你正在用${app.name}`}
      text="不用再打开一次，返回就好。"
    />
    <Ways>
      <Button onClick={onBack}>返回{app.name}</Button>
    </Ways>
  </>
);

/** On a desktop: the phone scans this very page. */
const Scan = ({ app, link }: { app: PhoneApp; link: string }) => (
  <>
    <Stage sign={<ScanCode link={link} />} title={`用手机打开${app.name}`} text="用手机相机或微信扫一扫。" />
    <Ways>
      <CopyLink link={link} variant="line" />
    </Ways>
  </>
);
