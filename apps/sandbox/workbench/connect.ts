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

/** Changes that come together are read once, this many ms later. */
const GATHER_MS = 60;
/** A server that is away is asked again after this many ms. */
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

/** The notice under the top bar says that the server is away. */
const lost = () => store.set(isConnectedAtom, false);

/** Keeps the state as the server has it, for as long as the page lives. Resolves with the first answer. */
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
  // The browser opens a broken stream again by itself.
  const stream = new EventSource('/__sandbox/live');
  stream.onerror = lost;
  stream.onopen = () => {
    // Between reading and listening something may have happened, and after a break much may be new.
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
