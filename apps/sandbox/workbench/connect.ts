import type { LiveMessage } from '../src/live/live.ts';
import { getEnvironments, getRoutes, getState } from './server.ts';
import {
  append,
  callsAtom,
  clockOffsetAtom,
  environmentsAtom,
  isConnectedAtom,
  nowAtom,
  routesAtom,
  serverStateAtom,
  store,
} from './state.ts';

/** ms within which changes are read together. */
const GATHER_MS = 60;
/** ms until an unreachable server is requested again. */
const AGAIN_MS = 2000;

async function readState(): Promise<void> {
  store.set(serverStateAtom, await getState());
  store.set(isConnectedAtom, true);
}

async function readAll(): Promise<void> {
  const [environments, routes] = await Promise.all([getEnvironments(), getRoutes(), readState()]);
  store.set(environmentsAtom, environments);
  store.set(routesAtom, routes);
}

/** Shows the unreachable server in the notice under the top bar. */
const lost = () => store.set(isConnectedAtom, false);

/** Keeps the state in sync with the server. Resolves with the first answer. */
export async function connect(): Promise<void> {
  for (;;) {
    try {
      await readAll();
      break;
    } catch {
      lost();
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser reconnects automatically.
  const stream = new EventSource('/__sandbox/live');
  stream.onerror = lost;
  stream.onopen = () => {
    // The state may have changed between reading and listening, and during an interruption.
    void (isFirst ? readState() : readAll()).catch(lost);
    isFirst = false;
  };
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as LiveMessage;
    if (message.type === 'call') {
      append(callsAtom, { ...message, at: message.at - store.get(clockOffsetAtom) });
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      void readState().catch(lost);
    }, GATHER_MS);
  };
  setInterval(() => store.set(nowAtom, Date.now()), 1000);
}
