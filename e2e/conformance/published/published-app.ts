import type { Page } from '@playwright/test';
import { createAppSide, type AppSide } from './app-side.ts';
import type { TestedApp, Users } from './journey.ts';
import { openWebView, type WebView } from './web-view.ts';

/** A published native side in a page, with its native end. */
interface RunningScripts {
  /** Puts what the web view itself has into every document; `isEarly`: the published scripts too, before the page's own. */
  prepare(isEarly: boolean): Promise<void>;
  /** Evaluates the published scripts in the open page. */
  inject(): Promise<unknown>;
  /** Calls a handler of the page; resolves with its answer, as the protocol transports it. */
  callPage(name: string, data: unknown): Promise<unknown>;
}

/** A published native side, and how to play its native end. */
export interface PublishedApp {
  id: string;
  platform: 'ios' | 'android';
  run(page: Page, webView: WebView, side: AppSide): RunningScripts;
}

/** Starts an app around a page that is not open yet. */
export async function startApp(
  page: Page,
  published: PublishedApp,
  users: Users,
): Promise<TestedApp & RunningScripts & { side: AppSide }> {
  const side = createAppSide(users.first);
  const running = published.run(page, await openWebView(page), side);
  return {
    ...running,
    side,
    countOf: (name) => Promise.resolve(side.countOf(name)),
    login(user) {
      side.user = user;
      return running.callPage('refreshUserInfo', side.handOver());
    },
  };
}

/** Answers of the page to calls of the app, by the id of the call. */
export function createAnswers(): {
  expect(): { call: string; answer: Promise<unknown> };
  arrive(message: Readonly<Record<string, unknown>>): void;
} {
  const waiting = new Map<unknown, (answer: unknown) => void>();
  let count = 0;
  return {
    expect() {
      count += 1;
      const call = `app-${count}`;
      return { call, answer: new Promise((resolve) => waiting.set(call, resolve)) };
    },
    arrive({ call, answer }) {
      waiting.get(call)?.(answer);
      waiting.delete(call);
    },
  };
}
