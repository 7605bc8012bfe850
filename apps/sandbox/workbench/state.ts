import type { TrafficEntry } from '@vip/native-hosts';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import { readChoice, writeChoice, type PhoneWidth } from './address.ts';
import type { CallInfo, EnvironmentInfo, RouteInfo, StateInfo } from './server.ts';

/** A document began in the frame. `at` in ms since 1970. */
export interface DocumentStart {
  at: number;
  address: string;
}

/** A file that the framed page loaded. `at` in ms since 1970. */
export interface FileLoad {
  id: string;
  at: number;
  path: string;
  ms: number;
  /** 0 if unknown. */
  status: number;
}

/** A call of the page that waits for a manual answer. `at` in ms since 1970. */
export interface HandQuestion {
  id: string;
  at: number;
  name: string;
  data: unknown;
}

/** A manual call to the page. */
export interface Push {
  id: string;
  name: string;
  isAnswered: boolean;
  answer: unknown;
}

export const store = getDefaultStore();

const choice = readChoice(location.search);

/** Path and query that the frame shows. */
export const addressAtom = atom(choice.address);
export const titleAtom = atom('');
export const environmentIdAtom = atom(choice.environmentId);
/** Who uses the page: a seeded user's id, or `none`. */
export const userIdAtom = atom(choice.userId);
export const widthAtom = atom<PhoneWidth>(choice.width);
export const brandAtom = atom('main');

/** Whether the server answers. */
export const isConnectedAtom = atom(false);
/** Why the last action failed; empty if it succeeded. */
export const errorAtom = atom('');
export const serverStateAtom = atom<StateInfo>({
  users: [],
  orders: [],
  charges: [],
  sms_log: [],
  faults: [],
  clock: { offset_ms: 0 },
});
/** Server clock minus this machine's, ms. */
export const clockOffsetAtom = atom((get) => get(serverStateAtom).clock.offset_ms);
export const routesAtom = atom<readonly RouteInfo[]>([]);
export const environmentsAtom = atom<readonly EnvironmentInfo[]>([]);
export const environmentAtom = atom((get) =>
  get(environmentsAtom).find(({ id }) => id === get(environmentIdAtom)),
);
/** This machine's clock, ms, once a second. */
export const nowAtom = atom(Date.now());

/** The documents that the frame loaded, newest last; times of calls and messages are relative to it. */
export const documentsAtom = atom<readonly DocumentStart[]>([]);
export const callsAtom = atom<readonly CallInfo[]>([]);
export const filesAtom = atom<readonly FileLoad[]>([]);
/** Messages between the framed page and the app around it. */
export const trafficAtom = atom<readonly TrafficEntry[]>([]);

/** Whether the page's calls to the native app are answered manually. */
export const isByHandAtom = atom(false);
/** The oldest first. */
export const questionsAtom = atom<readonly HandQuestion[]>([]);
/** The played app's hand-over; null without an app. */
export const handOverAtom = atom<unknown>(null);
export const pushedAtom = atom<Push | null>(null);

/** Lists that grow keep this many of the newest. */
const MOST = 300;

export const append = <Item>(list: PrimitiveAtom<readonly Item[]>, item: Item): void =>
  store.set(list, (items) => [...items, item].slice(-MOST));

/** Stores the choice in the workbench's address, so that a link restores it. */
export function keepChoice(): void {
  const keep = () => {
    const kept = {
      address: store.get(addressAtom),
      environmentId: store.get(environmentIdAtom),
      userId: store.get(userIdAtom),
      width: store.get(widthAtom),
    };
    history.replaceState(null, '', `/workbench${writeChoice(kept)}`);
  };
  for (const kept of [addressAtom, environmentIdAtom, userIdAtom]) store.sub(kept, keep);
  store.sub(widthAtom, keep);
  keep();
}
