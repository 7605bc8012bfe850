/** One entry of a tab's history. Entries of one document share its number. */
export interface HistoryEntry {
  url: string;
  state: unknown;
  document: number;
}

export type TabHistory = ReturnType<typeof createTabHistory>;

/** The history of a tab; the tab itself loads and restores documents. */
export function createTabHistory(url: string) {
  let documents = 1;
  let entries: HistoryEntry[] = [{ url, state: null, document: 1 }];
  let at = 0;
  const present = () => entries[at]!;
  const put = (entry: HistoryEntry, isReplaced: boolean) => {
    if (isReplaced) entries[at] = entry;
    else {
      entries = [...entries.slice(0, at + 1), entry];
      at += 1;
    }
    return entry;
  };
  return {
    present,
    length: () => entries.length,
    /** `pushState` and `replaceState` of the present document. */
    write: (next: string, state: unknown, isReplaced: boolean) =>
      void put({ url: next, state, document: present().document }, isReplaced),
    /** A new document replaces the current one or follows it. */
    load(next: string, isReplaced: boolean) {
      documents += 1;
      return put({ url: next, state: null, document: documents }, isReplaced);
    },
    /** Moves by so many entries; null where there are none. */
    move(by: number) {
      if (!entries[at + by]) return null;
      at += by;
      return present();
    },
    canMove: (by: number) => entries[at + by] !== undefined,
  };
}
