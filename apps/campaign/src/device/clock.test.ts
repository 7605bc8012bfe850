import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

const clockWith = () => {
  const log: string[] = [];
  const clock = createClock(1000, async () => undefined);
  const note = (entry: string) => () => void log.push(`${entry} ${clock.now()}`);
  return { clock, log, note };
};

it('runs due timers in order', async () => {
  const { clock, log, note } = clockWith();
  clock.after(20, note('b'));
  clock.after(10, note('a'));
  clock.after(20, note('c'));
  const cancel = clock.after(15, note('never'));
  cancel();
  await clock.advance(15);
  expect(log).toEqual(['a 1010']);
  await clock.advance(85);
  expect(log).toEqual(['a 1010', 'b 1020', 'c 1020']);
  expect(clock.now()).toBe(1100);
});

it('runs an interval once after a jump', async () => {
  const { clock, log, note } = clockWith();
  const page = {};
  const each = () => {
    note('tick')();
    clock.after(10, each, page);
  };
  clock.after(10, each, page);
  await clock.jump(1000);
  expect(log).toEqual(['tick 2000']);
});

it('runs timers without an owner in time during a jump', async () => {
  const { clock, log, note } = clockWith();
  const page = {};
  clock.after(10, () => {
    note('arrival')();
    clock.after(10, note('answer'), page);
  });
  await clock.jump(1000);
  expect(log).toEqual(['arrival 1010', 'answer 2000']);
});

it('pauses the timers of a cached page and drops those of a closed one', async () => {
  const { clock, log, note } = clockWith();
  const asleep = {};
  const gone = {};
  clock.after(10, note('asleep'), asleep);
  clock.after(10, note('gone'), gone);
  clock.pause(asleep);
  clock.drop(gone);
  clock.after(10, note('gone, started later'), gone);
  const cancel = clock.after(5, note('cancelled'), asleep);
  cancel();
  await clock.advance(50);
  expect(log).toEqual([]);
  clock.resume(asleep);
  await clock.advance(0);
  expect(log).toEqual(['asleep 1050']);
});
