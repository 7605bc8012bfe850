import type { HandAnswer } from '../src/workbench/hand-desk.ts';
import { addressOf, orderAddress } from './choose/fill-route.ts';
import { isOfAnOrder, paramsOf, routeOf } from './choose/route-search.ts';
import { forgetProduct, storeSession } from './choose/session-of.ts';
import { ask } from './dom/ask.ts';
import { browser } from './dom/browser.ts';
import type { Phone } from './phone/phone.ts';
import type { ActiveFault, FaultInfo, OrderInfo, RouteInfo } from './server/answers.ts';
import { addFaults, notifyNow, removeFault, resetAll, setClock } from './server/sandbox.ts';
import { readAnswer } from './hand/read-answer.ts';
import type { HandQuestion, WorkbenchStore } from './state/workbench-state.ts';

/** Everything that a person can do here, besides looking. */
export interface Acts {
  /** Once the server answered: settles the choice and opens the page. */
  begin(): void;
  pickBrand(brand: string): void;
  pickPage(route: RouteInfo): void;
  pickEnvironment(id: string): void;
  pickUser(user: string): void;
  openOrder(order: OrderInfo): void;
  openOutside(): void;
  moveClock(offsetMs: number): void;
  /** Rejects with an Error that says why. */
  startFault(fault: FaultInfo): Promise<void>;
  stopFault(fault: ActiveFault): void;
  /** Payments whose notice is late are noticed now. */
  notifyNow(): void;
  /** From now on a person answers the page's questions to the native app, or no longer. */
  setByHand(isByHand: boolean): void;
  /** Answers a question of the page with what was typed. */
  answer(question: HandQuestion, how: HandAnswer, text: string): void;
  /** Calls a handler of the page with what was typed. */
  push(name: string, text: string): void;
  askReset(): void;
}

/** Carries out an act; when it fails, the notice under the top bar says why. */
function tryTo(store: WorkbenchStore, act: Promise<unknown>): void {
  store.set({ trouble: '' });
  void act.catch((error: unknown) => {
    store.set({ trouble: error instanceof Error ? error.message : String(error) });
  });
}

export function createActs(store: WorkbenchStore, phone: Phone): Acts {
  let pushes = 0;
  /** Makes the chosen environment and person true, then loads the page in them. */
  const enter = async (address: string) => {
    const { environmentId, user, environments, users } = store.get();
    const environment = environments.find(({ id }) => id === environmentId);
    if (!environment) return;
    await phone.play();
    await storeSession(
      environment,
      users.find(({ id }) => id === user),
    );
    phone.open(address);
  };

  const acts: Acts = {
    begin() {
      const { users, environments, environmentId, user, routes, address } = store.get();
      const isEnvironment = environments.some(({ id }) => id === environmentId);
      const isUser = user === 'none' || users.some(({ id }) => id === user);
      store.set({
        ...(!isEnvironment && { environmentId: environments[0]?.id ?? '' }),
        ...(!isUser && { user: users[0]?.id ?? 'none' }),
        brand: routeOf(routes, address)?.brand ?? 'main',
      });
      tryTo(store, enter(address));
    },
    pickBrand(brand) {
      store.set({ brand });
      const first = store
        .get()
        .routes.find((route) => route.brand === brand && paramsOf(route.path).length === 0);
      if (first) phone.open(first.path);
    },
    pickPage(route) {
      const orders = store.get().orders.filter(({ brand }) => brand === route.brand);
      void addressOf(route, orders).then((address) => {
        if (address !== null) phone.open(address);
      });
    },
    pickEnvironment(environmentId) {
      store.set({ environmentId });
      tryTo(store, enter(store.get().address));
    },
    pickUser(user) {
      store.set({ user });
      tryTo(store, enter(store.get().address));
    },
    openOrder(order) {
      const route = store.get().routes.find(({ brand, path }) => brand === order.brand && isOfAnOrder(path));
      phone.open(
        route ? orderAddress(route.path, order) : `/upgrade/use?order=${encodeURIComponent(order.id)}`,
      );
    },
    openOutside() {
      browser.open(store.get().address, '_blank', 'noopener');
    },
    moveClock(offsetMs) {
      tryTo(store, setClock(offsetMs));
    },
    startFault: async (fault) => {
      await addFaults([fault]);
    },
    stopFault(fault) {
      tryTo(store, removeFault(fault.id));
    },
    notifyNow() {
      tryTo(store, notifyNow());
    },
    setByHand(isByHand) {
      phone.tell({ type: 'sandbox-hand', isOn: isByHand });
      store.set({ isByHand, questions: [] });
      tryTo(store, phone.play());
    },
    answer(question, how, text) {
      phone.tell({ type: 'sandbox-answer', id: question.id, how, answer: readAnswer(text).value });
      store.set({ questions: store.get().questions.filter(({ id }) => id !== question.id) });
    },
    push(name, text) {
      const id = String((pushes += 1));
      store.set({ pushed: { id, name, isAnswered: false, answer: null } });
      phone.tell({ type: 'sandbox-push', id, name, data: readAnswer(text).value });
    },
    askReset() {
      const reset = async () => {
        const answer = await ask({
          title: '清空数据？',
          text: '订单、账本、短信和故障都会清掉，时钟还原，回到刚装好的样子。',
          yes: '清空',
          isDangerous: true,
        });
        if (!answer) return;
        await resetAll();
        forgetProduct();
        store.set({ calls: [], files: [], traffic: [], questions: [] });
        await enter(store.get().address);
      };
      tryTo(store, reset());
    },
  };
  return acts;
}
