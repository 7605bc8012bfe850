import * as v from 'valibot';
import { Id, Text, Time } from './money.ts';

/** A purchase of another user: a line of the broadcast. The nickname is masked by the server. */
export const Broadcast = v.object({ id: Id, nickname: Text, packageName: Text, paidAt: Time });
/** The lines of the broadcast, newest first. */
export const BroadcastList = v.object({ items: v.array(Broadcast) });

/** What a member said. */
export const Feedback = v.object({
  id: Id,
  nickname: Text,
  avatar: Text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: Text,
  createdAt: Time,
});
/** What members said, in the order it is shown. */
export const FeedbackList = v.object({ items: v.array(Feedback) });

export type Broadcast = v.InferOutput<typeof Broadcast>;
export type BroadcastList = v.InferOutput<typeof BroadcastList>;
export type Feedback = v.InferOutput<typeof Feedback>;
export type FeedbackList = v.InferOutput<typeof FeedbackList>;
