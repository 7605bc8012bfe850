import * as v from 'valibot';
import { AnswerId, DisplayText, IsoDateTime } from './scalars.ts';

/** A purchase of another user: a line of the broadcast. The nickname is masked by the server. */
export const Broadcast = v.object({
  id: AnswerId,
  nickname: DisplayText,
  packageName: DisplayText,
  paidAt: IsoDateTime,
});
/** The lines of the broadcast, newest first. */
export const BroadcastList = v.object({ items: v.array(Broadcast) });

/** Feedback of a member. */
export const Feedback = v.object({
  id: AnswerId,
  nickname: DisplayText,
  avatar: v.nullish(DisplayText, ''),
  rating: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
  content: DisplayText,
  createdAt: IsoDateTime,
});
/** In display order. */
export const FeedbackList = v.object({ items: v.array(Feedback) });

export type Broadcast = v.InferOutput<typeof Broadcast>;
export type BroadcastList = v.InferOutput<typeof BroadcastList>;
export type Feedback = v.InferOutput<typeof Feedback>;
export type FeedbackList = v.InferOutput<typeof FeedbackList>;
