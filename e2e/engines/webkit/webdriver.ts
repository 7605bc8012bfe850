/** A session of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): plain calls. */
export interface WebDriver {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  end(): Promise<void>;
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''}`);
  return value;
}

/** Opens a session at a driver that listens at `base`. Rejects with the driver's message. */
export async function openSession(base: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${base}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/session/${sessionId}`;
  return {
    get: (path) => ask('GET', session + path),
    post: (path, body = {}) => ask('POST', session + path, body),
    // The only window closes with its session, which WebKit's driver reports as an error.
    end: () =>
      ask<void>('DELETE', session).catch((error: Error) => {
        if (!error.message.startsWith('no such window')) throw error;
      }),
  };
}
