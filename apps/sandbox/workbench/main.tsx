import { createRoot } from 'react-dom/client';
import { openChosen } from './actions.ts';
import { connect } from './connect.ts';
import { Gallery } from './gallery/gallery.tsx';
import { listenToFrame } from './phone/listen-to-frame.ts';
import { keepChoice } from './state.ts';
import { Workbench } from './workbench.tsx';
// After the style sheets of @vip/ui, whose tokens and reset they replace.
import './tokens.css';
import './base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (location.pathname === '/workbench/gallery') {
  document.title = '全部页面';
  createRoot(root).render(<Gallery />);
} else {
  createRoot(root).render(<Workbench />);
  listenToFrame();
  keepChoice();
  await connect();
  openChosen();
}
