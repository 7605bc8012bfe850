import * as v from 'valibot';

const Params = v.record(v.string(), v.string());
const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/**
 * What the wallet is to be told. Addresses (`url`, `action`) are followed only when the run-time
 * allow-list has their origin: see `checkout`.
 */
export const PayInstruction = v.variant('kind', [
  v.object({ kind: v.literal('jsapi'), params: Params }),
  v.object({ kind: v.literal('h5'), url: Address }),
  v.object({ kind: v.literal('alipay_trade'), tradeNo: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ kind: v.literal('alipay_form'), action: Address, fields: Params }),
  v.object({ kind: v.literal('bridge'), params: Params }),
]);

export type PayInstruction = v.InferOutput<typeof PayInstruction>;
