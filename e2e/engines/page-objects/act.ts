import { expect } from '@playwright/test';
import type { Driver } from '../driver.ts';
import { find, type Sought } from './find.ts';

/** Waits until an element exists. */
export const expectThere = (driver: Driver, sought: Sought): Promise<void> =>
  expect
    .poll(async () => (await find(driver, sought)) !== null, { message: `${sought.role} ${sought.name}` })
    .toBe(true);

/** Taps an element as soon as nothing covers it. */
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

/** Taps an element and waits until it is selected. */
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
