/** One HTTP request, complete: what to send, and how long the whole of it may take. */
export interface TransportRequest {
  /** Absolute. */
  url: string;
  method: 'GET' | 'POST';
  /** Lower-case names. */
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  signal?: AbortSignal;
  /** ms for the whole of it: repeats, and reading the answer, included. */
  timeoutMs: number;
  /** Whether it may be sent once more now. Only a GET is ever repeated. */
  mayRepeat?(): boolean;
}

/** What came back. A fetch `Response` is one. */
export type TransportAnswer = Pick<Response, 'status' | 'headers' | 'text'>;

/**
 * Carries out a request. Resolves for every status. Rejects with an error named `TimeoutError`, `AbortError` or
 * `NetworkError`, or with fetch's own `TypeError`, when there is no answer.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
