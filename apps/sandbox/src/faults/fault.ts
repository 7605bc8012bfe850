import * as v from 'valibot';

/** Faults of the transport. Only the first that matches a request is applied. */
const TRANSPORT_FAULTS = [
  'delay',
  'hang',
  'status',
  'trickle',
  'truncate',
  'malformed',
  'html',
  'offline',
  'lost',
] as const;

/** Faults of the handlers. All that match a request are applied, also together with one of the transport. */
const MISBEHAVIOURS = [
  'denied',
  'wrong_state',
  'other_amount',
  'other_package',
  'other_account',
  'ignore_key',
  'ignore_price',
] as const;

export const FAULT_KINDS = [...TRANSPORT_FAULTS, ...MISBEHAVIOURS] as const;
type FaultKind = (typeof FAULT_KINDS)[number];
export type TransportFault = (typeof TRANSPORT_FAULTS)[number];
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

/**
 * The input of a fault. `match` is a path with an optional method before it: `POST /api/main/**`, where
 * `*` is one segment and `**` any number of them. `times` limits it to that many requests; without it the fault
 * lasts until it is cleared. A misbehaviour is counted only where it makes a difference. `delay_ms` belongs to
 * `delay` (3000) and `trickle` (30 between two pieces), `status` to `status` (500).
 */
export const FaultInput = v.object({
  match: v.pipe(v.string(), v.regex(/^(?:[A-Z]+ )?\/\S*$/)),
  kind: v.picklist(FAULT_KINDS),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
});
export type FaultInput = v.InferOutput<typeof FaultInput>;

/** An active fault. `left` is the number of requests that it still affects, null for all. */
export interface Fault extends FaultInput {
  id: number;
  left: number | null;
}

const transport: readonly FaultKind[] = TRANSPORT_FAULTS;

export const isTransportFault = (fault: Fault): fault is Fault & { kind: TransportFault } =>
  transport.includes(fault.kind);

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a request is what `match` names. The query never counts. */
export function isMatch(match: string, method: string, path: string): boolean {
  const space = match.indexOf(' ');
  const wanted = space < 0 ? null : match.slice(0, space);
  if (wanted !== null && wanted !== method) return false;
  const pattern = match
    .slice(space + 1)
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]+' : escape(part)))
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}
