import { brandChoice } from './choose/brands.ts';
import { environmentChoice } from './choose/environments.ts';
import { matchLike } from './choose/fault-form.ts';
import { faultChoice } from './choose/faults.ts';
import { pageChoice } from './choose/pages.ts';
import { userChoice } from './choose/users.ts';
import { createActs } from './acts.ts';
import { browser } from './dom/browser.ts';
import { h } from './dom/element.ts';
import { icon } from './dom/icon.ts';
import { handPanel } from './hand/hand-panel.ts';
import { hearFrame } from './phone/hear-frame.ts';
import { createPhone } from './phone/phone.ts';
import { connect } from './server/connect.ts';
import { keepChoice, readChoice } from './state/kept-choice.ts';
import { startingState } from './state/starting-state.ts';
import { createStore } from './state/store.ts';
import { addressBar } from './top/address-bar.ts';
import { clockControl } from './top/clock.ts';
import { showTrouble } from './top/trouble.ts';
import { themeButton } from './top/theme.ts';
import { bridgePanel } from './watch/bridge-traffic.ts';
import { ledgerPanel } from './watch/ledger.ts';
import { networkPanel } from './watch/network.ts';
import { ordersPanel } from './watch/orders.ts';
import { smsPanel } from './watch/sms.ts';

/** A part of the page that `index.html` has. */
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`index.html has no ${selector}`);
  return found;
}

const store = createStore(startingState(readChoice(browser.location.search)));
const phone = createPhone(store, part('.stage'));
const acts = createActs(store, phone);
const faults = faultChoice(store, { start: acts.startFault, stop: acts.stopFault });

part('.top').append(
  addressBar(store, phone.open),
  ...clockControl(store, acts.moveClock),
  h('span', { class: 'spacer' }),
  h(
    'button',
    { class: 'button', title: '在浏览器里直接打开，不带环境', onclick: acts.openOutside },
    icon('open'),
    '新窗口打开',
  ),
  h('a', { class: 'button', href: '/workbench/gallery' }, icon('sheet'), '全部页面'),
  themeButton(),
  h('button', { class: 'button', onclick: acts.askReset }, icon('reset'), '清空数据'),
);
part('.choices').append(
  brandChoice(store, acts.pickBrand),
  pageChoice(store, acts.pickPage),
  environmentChoice(store, acts.pickEnvironment),
  userChoice(store, acts.pickUser),
  faults.element,
);
const watches = part('.watches');
watches.append(
  networkPanel(store, { onFault: (call) => faults.suggest(matchLike(call.method, call.path)) }),
  handPanel(store, {
    onAnswer: acts.answer,
    onPush: acts.push,
    onClose: () => acts.setByHand(false),
  }),
  bridgePanel(store, { onByHand: acts.setByHand }),
  ordersPanel(store, { onOpen: acts.openOrder, onNotify: acts.notifyNow }),
  ledgerPanel(store),
  smsPanel(store),
);
store.watch(['isByHand'], ({ isByHand }) => watches.classList.toggle('by-hand', isByHand));
showTrouble(store, part('.trouble'));
hearFrame(store, phone.frame);
store.watch(['address', 'environmentId', 'user', 'width'], keepChoice);

await connect(store);
acts.begin();
