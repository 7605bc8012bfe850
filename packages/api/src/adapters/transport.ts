import type { Transport, TransportAnswer, TransportRequest } from '../client/port.ts';
import { contractTransport, type WireCapabilities } from './contract-transport.ts';

/** The adapters, each a chunk of its own. Composed pages list a chunk named `adapter-…` only where it is configured. */
const ADAPTERS = {
  litemall: async () =>
    (await import(/* webpackChunkName: "adapter-litemall" */ './systems/litemall.ts')).litemall,
  laravel: async () =>
    (await import(/* webpackChunkName: "adapter-laravel" */ './systems/laravel.ts')).laravel,
};

export type AdapterName = keyof typeof ADAPTERS;

/** The part of the run-time configuration that says how backends are reached. */
export interface BackendConfig {
  /** By name; absolute, or root-relative to the page's origin. */
  backends: Readonly<Record<string, string>>;
  /** By the backend's name; a backend without one speaks the contract as it is. */
  adapters?: Readonly<Record<string, AdapterName | 'contract'>>;
  /** By the backend's name; needed here for `contract` alone. */
  capabilities?: Readonly<Record<string, WireCapabilities>>;
}

/** Transports that were asked for, by backend: an adapter remembers what it has sent. */
const loaded = new WeakMap<BackendConfig, Map<string, Promise<Transport>>>();

/** Sends a request of the client through the adapter of its backend; as it is if the backend has none. */
export async function sendAdapted(
  config: BackendConfig,
  pageOrigin: string,
  request: TransportRequest,
  next: Transport,
): Promise<TransportAnswer> {
  const { backend } = request;
  const name = config.adapters?.[backend];
  const address = config.backends[backend];
  if (!name || !address) return next(request);
  const { origin, pathname } = new URL(address, pageOrigin);
  const base = origin + pathname.replace(/\/+$/, '');
  if (name === 'contract')
    return contractTransport(base, config.capabilities?.[backend] ?? {}, next)(request);
  const transports = loaded.get(config) ?? new Map<string, Promise<Transport>>();
  loaded.set(config, transports);
  let transport = transports.get(backend);
  if (!transport) {
    transport = ADAPTERS[name]().then((adapter) => adapter(base, next));
    transports.set(backend, transport);
    // A chunk that did not load is asked for again by the next call.
    transport.catch(() => transports.delete(backend));
  }
  return (await transport)(request);
}
