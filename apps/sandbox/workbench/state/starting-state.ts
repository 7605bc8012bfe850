import type { KeptChoice } from './kept-choice.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** Before the server has said anything. */
export const startingState = (choice: KeptChoice): WorkbenchState => ({
  ...choice,
  isConnected: false,
  trouble: '',
  brand: 'main',
  title: '',
  documents: [],
  routes: [],
  environments: [],
  users: [],
  orders: [],
  charges: [],
  sms: [],
  faults: [],
  calls: [],
  files: [],
  traffic: [],
  isByHand: false,
  questions: [],
  handOver: null,
  pushed: null,
  clockOffsetMs: 0,
  tick: 0,
});
