import type { TrafficEntry } from '@vip/native-hosts';
import * as v from 'valibot';

const address = { address: v.string(), title: v.string() };
const Entry = v.looseObject({ at: v.number(), name: v.string() });
const Question = v.object({ id: v.string(), at: v.number(), name: v.string(), data: v.unknown() });

/** Messages of the environment's script in the frame to the workbench. */
const FrameMessage = v.variant('type', [
  v.object({ type: v.literal('sandbox-document'), at: v.number(), ...address }),
  v.object({ type: v.literal('sandbox-address'), ...address }),
  v.object({
    type: v.literal('sandbox-bridge'),
    entry: v.custom<TrafficEntry>((entry) => v.is(Entry, entry)),
  }),
  v.object({ type: v.literal('sandbox-app'), handOver: v.unknown() }),
  v.object({ type: v.literal('sandbox-question'), question: Question }),
  v.object({ type: v.literal('sandbox-pushed'), id: v.string(), answer: v.unknown() }),
  v.object({
    type: v.literal('sandbox-file'),
    at: v.number(),
    ms: v.number(),
    path: v.string(),
    status: v.number(),
  }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;

/** The message, or null for any other data. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const checked = v.safeParse(FrameMessage, data);
  return checked.success ? checked.output : null;
}
