import { browser } from '../dom/browser.ts';
import { append, type WorkbenchStore } from '../state/workbench-state.ts';
import { listenLive } from './live.ts';
import { getEnvironments, getRoutes, getState } from './sandbox.ts';

/** Changes that come together are read once, this many ms later. */
const GATHER_MS = 60;

/** A server that is away is asked again after this many ms. */
const AGAIN_MS = 2000;

/** Fills the store from the server and keeps it so. Resolves with the first answer, however long it takes. */
export async function connect(store: WorkbenchStore): Promise<void> {
  const readState = async () => {
    const { users, orders, charges, sms_log, faults, clock } = await getState();
    store.set({
      users,
      orders,
      charges,
      sms: sms_log,
      faults,
      clockOffsetMs: clock.offset_ms,
      isConnected: true,
    });
  };
  const readAll = async () => {
    const [environments, routes] = await Promise.all([getEnvironments(), getRoutes(), readState()]);
    store.set({ environments, routes });
  };
  const lost = () => store.set({ isConnected: false });

  let waiting: number | undefined;
  let isFirst = true;
  for (;;) {
    try {
      await readAll();
      break;
    } catch {
      // The notice under the top bar says that the server is away.
      lost();
      await new Promise((done) => browser.setTimeout(done, AGAIN_MS));
    }
  }
  listenLive({
    onCall(call) {
      const { calls, clockOffsetMs } = store.get();
      store.set({ calls: append(calls, { ...call, at: call.at - clockOffsetMs }) });
    },
    onChange() {
      if (waiting !== undefined) return;
      waiting = browser.setTimeout(() => {
        waiting = undefined;
        void readState().catch(lost);
      }, GATHER_MS);
    },
    onConnection(isOpen) {
      if (!isOpen) return lost();
      // Between reading and listening something may have happened, and after a break much may be new.
      void (isFirst ? readState() : readAll()).catch(lost);
      isFirst = false;
    },
  });
  browser.setInterval(() => store.set({ tick: store.get().tick + 1 }), 1000);
}
