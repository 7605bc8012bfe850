import { expect } from '@playwright/test';
import type { Driver } from '../driver.ts';
import { find, type Sought } from './found.ts';

/** Waits until it is there. */
export const expectThere = (driver: Driver, sought: Sought): Promise<void> =>
  expect
    .poll(async () => (await find(driver, sought)) !== null, { message: `${sought.role} ${sought.name}` })
    .toBe(true);

/** Taps it with a finger as soon as one would meet it. */
export async function tap(driver: Driver, sought: Sought): Promise<void> {
  await expect
    .poll(async () => (await find(driver, sought))?.isInReach ?? false, {
      message: `${sought.role} ${sought.name} can be tapped`,
    })
    .toBe(true);
  const place = await find(driver, sought);
  if (!place) throw new Error(`${sought.role} ${sought.name} went away`);
  await driver.tap(place);
}

/** Taps it, and waits until it is chosen. */
export async function choose(driver: Driver, sought: Sought): Promise<void> {
  await tap(driver, sought);
  await expectChosen(driver, sought);
}

export const expectChosen = (driver: Driver, sought: Sought): Promise<void> =>
  expect
    .poll(async () => (await find(driver, sought))?.isChecked ?? false, {
      message: `${sought.name} is chosen`,
    })
    .toBe(true);
