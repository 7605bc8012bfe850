/** A price for showing: `yuan` without a sign, `cents` of two digits. From fen. */
export interface PriceView {
  yuan: string;
  cents: string;
}

/** 16800 → {yuan:"168", cents:"00"} */
export function priceView(fen: number): PriceView {
  const text = String(Math.round(fen)).padStart(3, '0');
  return { yuan: text.slice(0, -2), cents: text.slice(-2) };
}

/** 16800 → "168.00" */
export function yuan(fen: number): string {
  const { yuan: whole, cents } = priceView(fen);
  return `${whole}.${cents}`;
}

/** 13000 → "130", 13050 → "130.5": what is said in a sentence. */
export const shortYuan = (fen: number): string => yuan(fen).replace(/\.?0+$/, '');
