/** The price of one package from now on, fen. `package` is the id of a package or of a prepared option. */
export interface SetPrice {
  package: string;
  price: number;
}

/** Prices that were set by hand, in the place of the catalogue's: so that a price can change while a page is open. */
export interface PriceList {
  list(): SetPrice[];
  /** Fen; undefined where the catalogue's price is good. */
  of(packageId: string): number | undefined;
  set(prices: readonly SetPrice[]): void;
  clear(): void;
}

export function createPriceList(): PriceList {
  const prices = new Map<string, number>();
  return {
    list: () => Array.from(prices, ([id, price]) => ({ package: id, price })),
    of: (packageId) => prices.get(packageId),
    set: (changed) => changed.forEach((one) => prices.set(one.package, one.price)),
    clear: () => prices.clear(),
  };
}
