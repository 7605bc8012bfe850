import fs from 'node:fs';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { originOf, type Settings, statisticsAddress } from '../config.ts';
import { systemFailure } from '../system-failure.ts';
import { countEvents, HourCounts } from './hours.ts';

const Answer = v.object({ hours: v.array(HourCounts) });

/** What pages of a brand have reported, by hour. Throws `CommandError` if it cannot be read. */
export type ReadHours = (brand: string) => Promise<HourCounts[]>;

/** Longest wait for an answer, ms: one decision, or one page of the dashboard, waits for it. */
const WAIT_MS = 10_000;

/** From the event store that a site names; null if it names none. */
export function hoursOfSite(settings: Settings): ReadHours | null {
  const address = statisticsAddress(settings);
  return address === null ? null : hoursFromStore(new URL(address, originOf(settings)).href);
}

/** From an event store (`API_STATISTICS`, with `?brand=`). */
export const hoursFromStore =
  (address: string): ReadHours =>
  async (brand) => {
    const url = new URL(address);
    url.searchParams.set('brand', brand);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return v.parse(Answer, await response.json()).hours;
    } catch (error) {
      throw new CommandError(`statistics of ${url.href}: ${(systemFailure(error) as Error).message}`);
    }
  };

/** From a file of events, one JSON object per line, as a collector writes them. */
export const hoursFromFile =
  (file: string): ReadHours =>
  async (brand) => {
    if (!fs.existsSync(file)) throw new CommandError(`there is no file ${file}`);
    return countEvents(fs.readFileSync(file, 'utf8').split('\n'), brand);
  };
