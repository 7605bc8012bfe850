import {
  type Fault,
  type FaultInput,
  isMatch,
  isTransportFault,
  type Misbehaviour,
  type TransportFault,
} from './fault.ts';

/** The faults that are on. */
export interface FaultList {
  list(): readonly Fault[];
  add(inputs: readonly FaultInput[]): void;
  /** One fault by its id, or all; also releases every hanging request. */
  clear(id?: number): void;
  /** The first transport fault for a request, counted as used; undefined where there is none. */
  hit(method: string, path: string): (Fault & { kind: TransportFault }) | undefined;
  /** The first misbehaviour of this kind for a request, counted as used; undefined where there is none. */
  misbehave(kind: Misbehaviour, method: string, path: string): Fault | undefined;
  /** Resolves when faults are cleared. */
  cleared(): Promise<void>;
}

export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  let lastId = 0;
  let waiting: (() => void)[] = [];
  const count = (fault: Fault | undefined) => {
    if (fault?.left === undefined || fault.left === null) return;
    fault.left -= 1;
    if (fault.left <= 0) faults = faults.filter((other) => other !== fault);
  };
  return {
    list: () => faults,
    add(inputs) {
      faults = [...faults, ...inputs.map((input) => ({ ...input, id: ++lastId, left: input.times ?? null }))];
    },
    clear(id) {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      waiting.forEach((done) => done());
      waiting = [];
    },
    hit(method, path) {
      const fault = faults.filter(isTransportFault).find(({ match }) => isMatch(match, method, path));
      count(fault);
      return fault;
    },
    misbehave(kind, method, path) {
      const fault = faults.find((one) => one.kind === kind && isMatch(one.match, method, path));
      count(fault);
      return fault;
    },
    cleared: () => new Promise((done) => waiting.push(done)),
  };
}
