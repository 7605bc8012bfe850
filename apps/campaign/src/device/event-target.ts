type Listener = ((event: Event) => void) | { handleEvent(event: Event): void };

/** Listeners of one page life: gone with it. What a listener throws goes to `onError`. */
export function createEventTarget(onError: (error: unknown) => void) {
  const listeners = new Map<string, Map<Listener, { isOnce: boolean }>>();
  return {
    addEventListener(type: string, listener: Listener | null, options?: boolean | { once?: boolean }) {
      if (!listener) return;
      const known = listeners.get(type) ?? new Map<Listener, { isOnce: boolean }>();
      listeners.set(type, known);
      if (!known.has(listener))
        known.set(listener, { isOnce: typeof options === 'object' && options.once === true });
    },
    removeEventListener(type: string, listener: Listener | null) {
      if (listener) listeners.get(type)?.delete(listener);
    },
    dispatchEvent(event: Event): boolean {
      for (const [listener, { isOnce }] of [...(listeners.get(event.type) ?? [])]) {
        if (isOnce) listeners.get(event.type)?.delete(listener);
        try {
          if (typeof listener === 'function') listener(event);
          else listener.handleEvent(event);
        } catch (error) {
          onError(error);
        }
      }
      return true;
    },
  };
}

export type PageEvents = ReturnType<typeof createEventTarget>;
