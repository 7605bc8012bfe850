import type { Driver } from '../driver.ts';
import { callOf } from '../old-syntax.ts';
import type { WebDriver } from './webdriver.ts';

/** A console line of WebKit at the level of an error. */
const CONSOLE_ERROR = /^.*CONSOLE (?:\w+ )?ERROR .*$/gm;

/** What a page needs besides its session. */
interface Around {
  /** The browser's output so far. */
  written(): string;
  traffic(): string[];
  end(): Promise<void>;
}

/** A page driven by the WebDriver protocol. */
export function webDriverPage(session: WebDriver, around: Around): Driver {
  let size = { width: 375, height: 812 };
  return {
    open: (address) => session.post('/url', { url: address }),
    evaluate: (inPage: (argument: never) => unknown, argument?: unknown) =>
      session.post('/execute/sync', { script: `return ${callOf(inPage, argument)}`, args: [] }),
    async tap({ x, y }) {
      const to = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const touch = [to, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await session.post('/actions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: touch }],
      });
    },
    async resize(width, height) {
      size = { width, height };
      await session.post('/window/rect', size);
    },
    viewportSize: () => size,
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    errors: () => around.written().match(CONSOLE_ERROR) ?? [],
    traffic: () => around.traffic(),
    async close() {
      try {
        await session.end();
      } finally {
        await around.end();
      }
    },
  };
}
