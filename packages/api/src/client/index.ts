export { createClient, type ClientOptions } from './create-client.ts';
export type { ApiClient, BackendName, Call } from './port.ts';
export type { Transport, TransportAnswer, TransportRequest } from './transport.ts';
