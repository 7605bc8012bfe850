import * as v from 'valibot';
import { AmountFen, AnswerId, DisplayText, IsoDateTime } from './scalars.ts';

/** One choice of a prepared order. `price` and `originalPrice` in fen. */
export const PreparedOption = v.object({
  pid: AnswerId,
  name: DisplayText,
  price: AmountFen,
  /** 0 without one. */
  originalPrice: v.nullish(AmountFen, 0),
  stock: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What customer service prepared for a buyer: `/detail/{id}/{fid}`. */
export const PreparedOrder = v.object({
  id: AnswerId,
  title: DisplayText,
  pictures: v.nullish(v.array(DisplayText), []),
  description: v.nullish(DisplayText, ''),
  options: v.array(PreparedOption),
  /** Whether goods are shipped, so that an address is needed. */
  ships: v.boolean(),
  expiresAt: IsoDateTime,
  status: v.picklist(['open', 'ordered', 'expired']),
});

export type PreparedOption = v.InferOutput<typeof PreparedOption>;
export type PreparedOrder = v.InferOutput<typeof PreparedOrder>;
