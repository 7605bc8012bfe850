import type { BridgeWindow } from '../../contract.ts';

type PageFunction = (...given: unknown[]) => unknown;
type Names = Record<string, unknown>;

const isObject = (value: unknown): value is Names => typeof value === 'object' && value !== null;

/**
 * The page's functions by name, and under `_obs` objects of them by namespace: `_dsf` holds those that return their
 * answer, `_dsaf` those that get a function for it as last argument. Other page sides of the protocol share them.
 */
export function tableOf(window: BridgeWindow, name: '_dsf' | '_dsaf'): Names {
  const known = window[name];
  if (isObject(known)) return known;
  const made: Names = { _obs: {} };
  window[name] = made;
  return made;
}

/** Not what every object has: `constructor` is nobody's method. An object's own class counts. */
const member = (names: unknown, name: string): unknown =>
  isObject(names) && !(name in {}) ? names[name] : undefined;

/** The function that is called `name`, or `namespace.name`, bound to the object that it belongs to. */
export function findFunction(table: Names, method: unknown): PageFunction | null {
  if (typeof method !== 'string') return null;
  const dot = method.lastIndexOf('.');
  const owner = dot < 0 ? table : member(table._obs, method.slice(0, dot));
  const found = member(owner, method.slice(dot + 1));
  return typeof found === 'function' ? (...given) => found.apply(owner, given) as unknown : null;
}
