import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running browser with the address of its page's debugging protocol. */
export interface Launched {
  page: string;
  end(): Promise<void>;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

/** Resolves with the port once the browser prints it. */
function listening(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (text: Buffer) => {
      output += text.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1];
      if (port) resolve(port);
    });
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`the browser ended with ${code}: ${output}`)));
  });
}

interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}

/** The browser listens before its page is open: polls until it is. */
async function firstPage(port: string): Promise<string> {
  for (;;) {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Target[];
    const page = targets.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
  }
}

/** Starts a Chromium with its own profile. The user agent is a flag, because old versions support no other means. */
export async function launchChromium(binary: string, userAgent: string): Promise<Launched> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-'));
  const browser = spawn(
    binary,
    [...FLAGS, `--user-data-dir=${profile}`, `--user-agent=${userAgent}`, '--lang=zh-CN', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Shanghai' } },
  );
  const end = async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      browser.kill('SIGKILL');
      await once(browser, 'exit');
    }
    // Child processes of the browser write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { page: await firstPage(await listening(browser)), end };
  } catch (error) {
    await end();
    throw error;
  }
}
