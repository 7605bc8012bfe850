export { createClient, type ClientOptions } from './create-client.ts';
export type { ApiClient, BackendName, Call, Transport, TransportAnswer, TransportRequest } from './port.ts';
