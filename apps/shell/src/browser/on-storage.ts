type StorageWindow = Pick<Window, 'sessionStorage' | 'addEventListener' | 'removeEventListener'>;

/** Subscribes to changes that other tabs make to local storage; key null: it was cleared. Returns the cleanup. */
export const onStorage =
  (page: StorageWindow) =>
  (handler: (key: string | null) => void): (() => void) => {
    // Frames of this tab share its session storage, and their changes are events too.
    const changed = (event: StorageEvent) => {
      if (event.storageArea !== page.sessionStorage) handler(event.key);
    };
    page.addEventListener('storage', changed);
    return () => page.removeEventListener('storage', changed);
  };
