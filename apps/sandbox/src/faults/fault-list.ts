import { type Fault, type FaultInput, isMatch, isTransportFault, type Misbehaviour } from './fault.ts';

export type FaultList = ReturnType<typeof createFaultList>;

/** The faults that are on. */
export function createFaultList() {
  let faults: Fault[] = [];
  let lastId = 0;
  let waiting: (() => void)[] = [];
  const count = (fault: Fault | undefined) => {
    if (fault?.left === undefined || fault.left === null) return;
    fault.left -= 1;
    if (fault.left <= 0) faults = faults.filter((other) => other !== fault);
  };
  return {
    list: (): readonly Fault[] => faults,
    add(inputs: readonly FaultInput[]) {
      faults = [...faults, ...inputs.map((input) => ({ ...input, id: ++lastId, left: input.times ?? null }))];
    },
    /** One fault by its id, or all; also releases every hanging request. */
    clear(id?: number) {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      waiting.forEach((done) => done());
      waiting = [];
    },
    /** The first transport fault for a request, counted as used; undefined where there is none. */
    hit(method: string, path: string) {
      const fault = faults.filter(isTransportFault).find(({ match }) => isMatch(match, method, path));
      count(fault);
      return fault;
    },
    /** Whether a misbehaviour of this kind is on for a request; the first is counted as used. */
    misbehave(kind: Misbehaviour, method: string, path: string) {
      const fault = faults.find((one) => one.kind === kind && isMatch(one.match, method, path));
      count(fault);
      return fault !== undefined;
    },
    /** Resolves when faults are cleared. */
    cleared: () => new Promise<void>((done) => waiting.push(done)),
  };
}
