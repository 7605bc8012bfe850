/** Where the parts of the sandbox are reached from outside. Origins without a slash at the end. */
export interface Addresses {
  /** Origins of the site: where wallets may return to, and what may call the backends from a browser. */
  site: readonly string[];
  cashier: string;
  /** Put before a picture's path: empty where pictures are on the site's own origin. */
  pictures: string;
}

/** Fixed when several ports are served; taken from the request's own address otherwise. */
export type FindAddresses = (requestUrl: string) => Addresses;

/** One port for everything: what the request was sent to, under both names of this machine. */
export const onePort: FindAddresses = (requestUrl) => {
  const { origin, protocol, hostname, port } = new URL(requestUrl);
  const twin = hostname === 'localhost' ? '127.0.0.1' : hostname === '127.0.0.1' ? 'localhost' : null;
  const suffix = port ? `:${port}` : '';
  return {
    site: twin ? [origin, `${protocol}//${twin}${suffix}`] : [origin],
    cashier: origin,
    pictures: '',
  };
};
