import * as v from 'valibot';
import { AmountFen, Id, DisplayText, IsoDateTime } from './scalars.ts';

/** One choice of a prepared order. `price` and `originalPrice` in fen. */
export const PreparedOption = v.object({
  pid: Id,
  name: DisplayText,
  price: AmountFen,
  originalPrice: AmountFen,
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What customer service prepared for a buyer: `/detail/{id}/{fid}`. */
export const PreparedOrder = v.object({
  id: Id,
  title: DisplayText,
  pictures: v.array(DisplayText),
  description: DisplayText,
  options: v.array(PreparedOption),
  /** Whether goods are shipped, so that an address is needed. */
  ships: v.boolean(),
  expiresAt: IsoDateTime,
  status: v.picklist(['open', 'ordered', 'expired']),
});

export type PreparedOption = v.InferOutput<typeof PreparedOption>;
export type PreparedOrder = v.InferOutput<typeof PreparedOrder>;
