import { isMatch } from '@vip/sandbox';
import type { Fault } from '../plan/plan.ts';

/** Faults of the sandbox that take time, simulated with the clock of the run. */
const OWN = ['delay', 'hang'];

export const isOwn = (fault: Fault): boolean => OWN.includes(fault.kind);

/** The faults that are on, each for a number of requests. */
export function createFaults() {
  let faults: (Fault & { left: number })[] = [];
  return {
    add(fault: Fault) {
      faults.push({ ...fault, left: fault.times });
    },
    clear() {
      faults = [];
    },
    /** The first fault for a request, counted as used. */
    hit(method: string, path: string): Fault | null {
      const fault = faults.find(({ match }) => isMatch(match, method, path));
      if (!fault) return null;
      fault.left -= 1;
      if (fault.left <= 0) faults = faults.filter((other) => other !== fault);
      return fault;
    },
  };
}
