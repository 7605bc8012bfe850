/** Web storage of a device or a tab, with what the `storage` event needs. */
export interface StorageArea {
  readonly map: Map<string, string>;
  /** The storage of one page; `onChange` is called for its writes. */
  view(onChange: (key: string | null, newValue: string | null) => void): Storage;
}

export function createStorageArea(entries: Readonly<Record<string, string>> = {}): StorageArea {
  const map = new Map(Object.entries(entries));
  return {
    map,
    view: (onChange) => {
      const write = (key: string, value: string | null) => {
        if ((map.get(key) ?? null) === value) return;
        if (value === null) map.delete(key);
        else map.set(key, value);
        onChange(key, value);
      };
      return {
        get length() {
          return map.size;
        },
        key: (at) => [...map.keys()][at] ?? null,
        getItem: (key) => map.get(key) ?? null,
        setItem: (key, value) => write(key, String(value)),
        removeItem: (key) => write(key, null),
        clear() {
          map.clear();
          onChange(null, null);
        },
      };
    },
  };
}
