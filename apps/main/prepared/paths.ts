/** One prepared order as its link names it. `fid` tells customer service which link it was; '-' where there is none. */
export interface PreparedLink {
  id: string;
  fid: string;
}

const part = (value: string) => encodeURIComponent(value || '-');

export const detailPath = ({ id, fid }: PreparedLink): string => `/detail/${part(id)}/${part(fid)}`;

export const confirmPath = ({ id, fid }: PreparedLink, pid: string): string =>
  `/orderConfirm/${part(id)}/${part(pid)}/${part(fid)}`;

/** The route has no place for the link's mark, so that it travels as a query. */
export const addressPath = ({ id, fid }: PreparedLink, pid: string): string =>
  `/address/${part(id)}/${part(pid)}?fid=${part(fid)}`;
