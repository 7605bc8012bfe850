/**
 * List prices of the sandbox's packages and prepared options by id, fen. What a plan sets in their place is in the form of
 * `POST /__sandbox/prices`.
 */
export const LIST_PRICES: Readonly<Record<string, number>> = {
  // main
  11: 6800,
  12: 16800,
  13: 2800,
  101: 6800,
  102: 16800,
  103: 2800,
  104: 1800,
  // honey
  21: 15800,
  22: 5800,
  23: 2500,
  24: 29800,
  // youquan
  31: 12800,
  32: 4800,
  33: 1900,
  34: 25800,
  // tuiwen
  41: 19800,
  42: 6800,
  43: 2800,
  44: 39800,
  45: 13800,
  46: 5800,
  47: 1800,
  48: 6800,
  49: 11800,
  62: 100,
  // the data center
  51: 4800,
  52: 12800,
  53: 22800,
  54: 6800,
  55: 16800,
  56: 29800,
  // prepared options
  900011: 21800,
  900012: 25800,
  900021: 13800,
};

export interface SetPrice {
  package: string;
  price: number;
}

/** All list prices times a percentage, in whole yuan. */
export const pricesAt = (percent: number): SetPrice[] =>
  Object.entries(LIST_PRICES).map(([id, price]) => ({
    package: id,
    price: Math.round((price * percent) / 10_000) * 100,
  }));
