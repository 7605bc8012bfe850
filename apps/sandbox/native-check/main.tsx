import type { BridgeWindow } from '@vip/bridge';
import { createRoot } from 'react-dom/client';
import { createNativeCheck } from './check.ts';
import { NativeCheckPage, type Facts } from './page.tsx';
// After the style sheets of @vip/ui, whose tokens they replace.
import '../workbench/tokens.css';
import './page.css';

/** What the server or the build wrote into the page; '' if nothing. */
const written = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

const isServed = /^https?:$/.test(location.protocol);
const facts: Facts = {
  address: isServed ? location.origin + location.pathname : location.protocol,
  isEvalAllowed: written('native-check-policy') === 'eval',
  scanned: written('native-check-address') || (isServed ? location.origin + location.pathname : null),
  otherPage: written('native-check-other') || null,
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Created first: an injected script may violate the policy before the first rendering.
const check = createNativeCheck(window as unknown as BridgeWindow);
createRoot(root).render(<NativeCheckPage check={check} facts={facts} />);
void check.run();
