import fs from 'node:fs';

/** `GET /web/orders/{id}` by backend, for a page of a brand. */
export type EndpointNames = (brand: string, name: string) => string | null;

interface Operation {
  operationId?: string;
}

/**
 * Reads the generated OpenAPI document, whose operation ids are `backend_function`. A function that every brand's
 * backend has is the page's own brand's.
 */
export function endpointNames(openApiFile: string): EndpointNames {
  const document = JSON.parse(fs.readFileSync(openApiFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const found = new Map<string, string>();
  for (const [at, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      const [, backend = '', rest = ''] = /^\/api\/(\w+)(\/.*)$/.exec(at) ?? [];
      if (operationId) found.set(operationId, `${backend} ${method.toUpperCase()} ${rest}`);
    }
  }
  return (brand, name) =>
    found.get(`${brand}_${name}`) ?? found.get(`main_${name}`) ?? found.get(`datacenter_${name}`) ?? null;
}
