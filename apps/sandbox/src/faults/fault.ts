import * as v from 'valibot';

export const FAULT_KINDS = [
  'delay',
  'hang',
  'status',
  'truncate',
  'malformed',
  'html',
  'offline',
  'denied',
  'wrong_state',
] as const;

/**
 * A fault as it is switched on. `match` is a path with an optional method before it: `POST /api/main/**`, where
 * `*` is one segment and `**` any number of them. `times` limits it to that many requests; without it the fault
 * lasts until it is cleared. `denied` and `wrong_state` are those of WeChat's authorisation alone. `delay_ms` belongs to `delay` (3000), `status` to `status` (500).
 */
export const FaultInput = v.object({
  match: v.pipe(v.string(), v.regex(/^(?:[A-Z]+ )?\/\S*$/)),
  kind: v.picklist(FAULT_KINDS),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
});
export type FaultInput = v.InferOutput<typeof FaultInput>;

export const FaultInputs = v.union([v.array(FaultInput), FaultInput]);

/** A fault that is on. `left` is how many requests it still hits, null for all. */
export interface Fault extends FaultInput {
  id: number;
  left: number | null;
}
