import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

const clockWith = () => {
  const heard: string[] = [];
  const clock = createClock(1000, async () => undefined);
  const say = (word: string) => () => void heard.push(`${word} ${clock.now()}`);
  return { clock, heard, say };
};

it('runs what falls due, in its order', async () => {
  const { clock, heard, say } = clockWith();
  clock.after(20, say('b'));
  clock.after(10, say('a'));
  clock.after(20, say('c'));
  const cancel = clock.after(15, say('never'));
  cancel();
  await clock.advance(15);
  expect(heard).toEqual(['a 1010']);
  await clock.advance(85);
  expect(heard).toEqual(['a 1010', 'b 1020', 'c 1020']);
  expect(clock.now()).toBe(1100);
});

it('runs an interval once after a sleep', async () => {
  const { clock, heard, say } = clockWith();
  const page = {};
  const each = () => {
    say('tick')();
    clock.after(10, each, page);
  };
  clock.after(10, each, page);
  await clock.jump(1000);
  expect(heard).toEqual(['tick 2000']);
});

it('runs what is outside of the pages in time while they sleep', async () => {
  const { clock, heard, say } = clockWith();
  const page = {};
  clock.after(10, () => {
    say('arrival')();
    clock.after(10, say('answer'), page);
  });
  await clock.jump(1000);
  expect(heard).toEqual(['arrival 1010', 'answer 2000']);
});

it('keeps the timers of a page that sleeps, and drops those of one that is gone', async () => {
  const { clock, heard, say } = clockWith();
  const asleep = {};
  const gone = {};
  clock.after(10, say('asleep'), asleep);
  clock.after(10, say('gone'), gone);
  clock.pause(asleep);
  clock.drop(gone);
  clock.after(10, say('gone, started later'), gone);
  const cancel = clock.after(5, say('cancelled'), asleep);
  cancel();
  await clock.advance(50);
  expect(heard).toEqual([]);
  clock.resume(asleep);
  await clock.advance(0);
  expect(heard).toEqual(['asleep 1050']);
});
