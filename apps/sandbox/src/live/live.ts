/** A finished call of a backend, as the workbench shows it. Tokens are masked. */
export interface LiveCall {
  type: 'call';
  id: number;
  /** ms since 1970 by the sandbox's clock. */
  at: number;
  method: string;
  path: string;
  /** 0 where no answer left. */
  status: number;
  /** Real time. */
  ms: number;
  request: { body: unknown; idempotency_key: string | null };
  /** At most 4096 characters. */
  response: string;
  /** The kinds of the faults that hit it, joined by ", ". */
  fault: string | null;
  /** Whether the answer fits the contract. */
  fits: boolean;
}

export type LiveMessage = LiveCall | { type: 'change' };

/** Events for the workbench. */
export interface Live {
  tell(message: LiveMessage): void;
  /** Orders, charges, SMS, clock or faults are different now. */
  changed(): void;
  /** Returns a cleanup function. */
  listen(listener: (message: LiveMessage) => void): () => void;
}

export function createLive(): Live {
  const listeners = new Set<(message: LiveMessage) => void>();
  const tell = (message: LiveMessage) => listeners.forEach((listener) => listener(message));
  return {
    tell,
    changed: () => tell({ type: 'change' }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
