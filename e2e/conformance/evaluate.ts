import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What DevTools answers when the document is left or closed while a script is evaluated in it. */
const LEFT = /context was destroyed|navigated or closed|Target (page|closed)|default execution context/;

/**
 * Evaluates a script as `evaluateJavascript` of a web view does; resolves with its value, awaited, and with null when the
 * document is left meanwhile, as native code does not notice that. The page's policy does not limit the script, but `eval` in
 * what it calls. Playwright's `evaluate` lets `eval` pass, also in microtasks, and so does its clock in the first timer.
 */
export async function evaluateScript(page: Page, expression: string): Promise<unknown> {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const evaluated = await session
    .then((opened) =>
      opened.send('Runtime.evaluate', {
        expression,
        allowUnsafeEvalBlockedByCSP: false,
        awaitPromise: true,
        returnByValue: true,
      }),
    )
    .catch((error: unknown) => {
      if (LEFT.test(String(error))) return null;
      throw error;
    });
  const exception = evaluated?.exceptionDetails;
  if (exception) throw new Error(exception.exception?.description ?? exception.text);
  return evaluated?.result.value ?? null;
}

/** The same for a function, which uses nothing from outside, and what it is called with: JSON, or nothing. */
export function evaluate<Result>(page: Page, run: () => Result | Promise<Result>): Promise<Result>;
export function evaluate<Result, Given>(
  page: Page,
  run: (given: Given) => Result | Promise<Result>,
  given: Given,
): Promise<Result>;
export function evaluate(page: Page, run: (given: unknown) => unknown, given?: unknown): Promise<unknown> {
  return evaluateScript(page, `(${run.toString()})(${JSON.stringify(given)})`);
}

/**
 * Moves the page's clock, which is installed, and runs what is due as the browser does, without `eval`. Playwright has no other
 * way; `__pwClock` is what its own `runFor` calls.
 */
export async function moveClock(page: Page, ms: number): Promise<void> {
  await evaluateScript(page, `__pwClock.controller.runFor(${ms})`);
}

/** The same until the document is `age` ms old by that clock, which goes on by itself meanwhile. */
export async function moveClockTo(page: Page, age: number): Promise<void> {
  await evaluateScript(page, `__pwClock.controller.runFor(Math.max(0, ${age} - performance.now()))`);
}
