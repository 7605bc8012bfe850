import type { Fault } from '../plan/plan.ts';

/** Faults of the sandbox that take time: here the clock of the run is their time. */
const OWN = ['delay', 'hang'];

export const isOwn = (fault: Fault): boolean => OWN.includes(fault.kind);

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `POST /api/**`: `*` is one segment, `**` any number; without a method all are meant. */
function isMatch(match: string, method: string, path: string): boolean {
  const [first = '', second] = match.split(' ');
  if (second !== undefined && first !== method) return false;
  const pattern = (second ?? first)
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]+' : escape(part)))
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}

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
