/** One prepared order as its link names it. `fid` tells customer service which link it was; '-' where there is none. */
export interface PreparedLink {
  id: string;
  fid: string;
  /** The app that the link names: its texts are agreed to on all three pages. */
  app?: string | undefined;
}

/** What the three pages know of their link, from the parameters and the query of their route. */
export const linkOf = (
  { id = '', fid }: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): PreparedLink => ({ id, fid: fid ?? query['fid'] ?? '-', app: query['app'] });

const part = (value: string) => encodeURIComponent(value || '-');
const appQuery = (start: string, { app }: PreparedLink) =>
  app ? `${start}app=${encodeURIComponent(app)}` : '';

export const detailPath = (link: PreparedLink): string =>
  `/detail/${part(link.id)}/${part(link.fid)}${appQuery('?', link)}`;

export const confirmPath = (link: PreparedLink, pid: string): string =>
  `/orderConfirm/${part(link.id)}/${part(pid)}/${part(link.fid)}${appQuery('?', link)}`;

/** The route has no place for the link's mark, so that it travels as a query. */
export const addressPath = (link: PreparedLink, pid: string): string =>
  `/address/${part(link.id)}/${part(pid)}?fid=${part(link.fid)}${appQuery('&', link)}`;
