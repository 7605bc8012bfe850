import type { Edition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { Loading, OfflineBar } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appsOnPhones, textsOf } from '../apps-on-phones.ts';
import type { OpeningState } from '../opening-state.ts';
import { Tail } from '../ways.tsx';
import { brand } from '../../../brand.ts';
import { AppList } from './app-list.tsx';
import { Blocked } from './blocked.tsx';
import { Inside } from './inside.tsx';
import { Scan } from './scan.tsx';
import { Trying } from './trying.tsx';

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
      return (
        <Loading>
          <Trying {...PLACEHOLDER} />
        </Loading>
      );
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
