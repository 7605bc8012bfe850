import type { HandAnswer } from '../src/environment/hand-desk.ts';
import { chooseAddress } from './choose-address.tsx';
import { readAnswer } from './hand/presets.ts';
import { ask } from './modal.tsx';
import { openInFrame, playFrame, tellFrame } from './phone/frame.ts';
import { isOfAnOrder, orderAddress, paramsOf, routeOf } from './routes.ts';
import { resetAll, startSession, type OrderInfo, type RouteInfo } from './server.ts';
import {
  addressAtom,
  brandAtom,
  callsAtom,
  documentsAtom,
  environmentAtom,
  environmentIdAtom,
  environmentsAtom,
  errorAtom,
  filesAtom,
  isByHandAtom,
  pushedAtom,
  questionsAtom,
  routesAtom,
  serverStateAtom,
  store,
  trafficAtom,
  userIdAtom,
  type HandQuestion,
} from './state.ts';

/** Storage keys of the product's session: specification, section 3. */
const SESSION_KEYS = ['auth.token', 'auth.info', 'auth.version', 'ct'];

/** Executes an action; if it fails, the notice under the top bar shows the reason. */
export function attempt(action: Promise<unknown>): void {
  store.set(errorAtom, '');
  void action.catch((error: unknown) =>
    store.set(errorAtom, error instanceof Error ? error.message : String(error)),
  );
}

/**
 * Puts the chosen user into the product's storage as an earlier login would have. A native app hands its user over
 * itself, so there the storage is only emptied.
 */
async function storeSession(): Promise<void> {
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
  const user = store.get(serverStateAtom).users.find(({ id }) => id === store.get(userIdAtom));
  if (store.get(environmentAtom)?.kind === 'native' || !user) return;
  const session = await startSession(user.phone);
  localStorage.setItem('auth.token', `Bearer ${session.token}`);
  localStorage.setItem('auth.info', JSON.stringify(session.user));
}

/** Opens the page in the chosen environment, for the chosen user. */
async function enter(): Promise<void> {
  if (!store.get(environmentAtom)) return;
  await playFrame();
  await storeSession();
  openInFrame(store.get(addressAtom));
}

/** Replaces a choice that the server does not know, and opens the page. */
export function openChosen(): void {
  const { users } = store.get(serverStateAtom);
  const userId = store.get(userIdAtom);
  if (!store.get(environmentAtom)) store.set(environmentIdAtom, store.get(environmentsAtom)[0]?.id ?? '');
  if (userId !== 'none' && !users.some(({ id }) => id === userId))
    store.set(userIdAtom, users[0]?.id ?? 'none');
  store.set(brandAtom, routeOf(store.get(routesAtom), store.get(addressAtom))?.brand ?? 'main');
  attempt(enter());
}

export function pickBrand(brand: string): void {
  store.set(brandAtom, brand);
  const routes = store.get(routesAtom);
  const first = routes.find((route) => route.brand === brand && paramsOf(route.path).length === 0);
  if (first) openInFrame(first.path);
}

export async function pickPage(route: RouteInfo): Promise<void> {
  const orders = store.get(serverStateAtom).orders.filter(({ brand }) => brand === route.brand);
  const address = await chooseAddress(route, orders);
  if (address !== null) openInFrame(address);
}

export function pickEnvironment(id: string): void {
  store.set(environmentIdAtom, id);
  attempt(enter());
}

export function pickUser(id: string): void {
  store.set(userIdAtom, id);
  attempt(enter());
}

export function openOrder(order: OrderInfo): void {
  const route = store.get(routesAtom).find(({ brand, path }) => brand === order.brand && isOfAnOrder(path));
  openInFrame(route ? orderAddress(route.path, order) : `/upgrade/use?order=${encodeURIComponent(order.id)}`);
}

export function setByHand(isByHand: boolean): void {
  tellFrame({ type: 'sandbox-hand', isOn: isByHand });
  store.set(isByHandAtom, isByHand);
  store.set(questionsAtom, []);
  attempt(playFrame());
}

/** Answers a question of the page with what was typed. */
export function answerByHand(question: HandQuestion, how: HandAnswer, text: string): void {
  tellFrame({ type: 'sandbox-answer', id: question.id, how, answer: readAnswer(text).value });
  store.set(questionsAtom, (questions) => questions.filter(({ id }) => id !== question.id));
}

/** Calls a handler of the page with the typed data. */
export function pushByHand(name: string, text: string): void {
  const id = String(Number(store.get(pushedAtom)?.id ?? 0) + 1);
  store.set(pushedAtom, { id, name, isAnswered: false, answer: null });
  tellFrame({ type: 'sandbox-push', id, name, data: readAnswer(text).value });
}

export function clearNetwork(): void {
  store.set(callsAtom, []);
  store.set(filesAtom, []);
  store.set(documentsAtom, (documents) => documents.slice(-1));
}

export async function reset(): Promise<void> {
  const answer = await ask({
    title: '清空数据？',
    text: '订单、账本、短信和故障都会清掉，时钟还原，回到刚装好的样子。',
    yes: '清空',
    isDangerous: true,
  });
  if (!answer) return;
  await resetAll();
  // Everything that the product stored in this origin; the workbench's own keys stay.
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!key.startsWith('workbench.')) storage.removeItem(key);
  }
  store.set(callsAtom, []);
  store.set(filesAtom, []);
  store.set(trafficAtom, []);
  store.set(questionsAtom, []);
  await enter();
}
