/** Prices of what a shop sells, in fen; the shop may change them while pages show the ones before. */
export interface Prices {
  of(row: Priced): number;
  /** The row with the price of now. */
  now<Row extends Priced>(row: Row): Row;
  /** Throws for what the shop does not sell. */
  change(id: string, fen: number): void;
  reset(): void;
}

interface Priced {
  id: number | string;
  price: number;
}

export function openPrices(rows: readonly Priced[]): Prices {
  const changed = new Map<string, number>();
  const of = ({ id, price }: Priced): number => changed.get(String(id)) ?? price;
  return {
    of,
    now: (row) => ({ ...row, price: of(row) }),
    change(id, fen) {
      if (!rows.some((row) => String(row.id) === id)) throw new Error(`nothing is sold as ${id}`);
      changed.set(id, fen);
    },
    reset: () => changed.clear(),
  };
}
