/** The address or path of a route's first call with its values: `{ct}` is the client type. */
export const fillFirstCall = (template: string, clientType: number): string =>
  template.replace('{ct}', String(clientType));
