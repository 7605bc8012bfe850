import './layout.css';
import { classes } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { EnvironmentChoice } from './choices/environment-choice.tsx';
import { FaultChoice } from './choices/fault-choice.tsx';
import { BrandChoice, PageChoice, UserChoice } from './choices/page-choices.tsx';
import { HandPanel } from './hand/hand-panel.tsx';
import { AskDialog } from './modal.tsx';
import { BridgePanel } from './panels/bridge-panel.tsx';
import { LedgerPanel, SmsPanel } from './panels/ledger-panel.tsx';
import { NetworkPanel } from './panels/network-panel.tsx';
import { OrdersPanel } from './panels/orders-panel.tsx';
import { Phone } from './phone/phone.tsx';
import { errorAtom, isByHandAtom, isConnectedAtom } from './state.ts';
import { TopBar } from './top-bar.tsx';

/** ms until a lost connection is shown, since the first connection takes time too. */
const PATIENCE_MS = 1200;

/** Shows that the server is unreachable, or why an action failed. */
function ErrorNotice() {
  const error = useAtomValue(errorAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAway(!isConnected), isConnected ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  const text = isAway ? '连不上服务器，正在重连。停了的话，重新运行 npm start。' : error;
  return (
    <p className="error" role="alert" hidden={text === ''}>
      {text}
    </p>
  );
}

export function Workbench() {
  const isByHand = useAtomValue(isByHandAtom);
  return (
    <div className="workbench">
      <TopBar />
      <ErrorNotice />
      <div className="panes">
        <aside className="choices" aria-label="选择">
          <BrandChoice />
          <PageChoice />
          <EnvironmentChoice />
          <UserChoice />
          <FaultChoice />
        </aside>
        <Phone />
        <div className={classes('watches', isByHand && 'by-hand')}>
          <NetworkPanel />
          {isByHand && <HandPanel />}
          <BridgePanel />
          <OrdersPanel />
          <LedgerPanel />
          <SmsPanel />
        </div>
      </div>
      <AskDialog />
    </div>
  );
}
