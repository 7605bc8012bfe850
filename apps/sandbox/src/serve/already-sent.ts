const HEADER = 'x-hono-already-sent';

/** Tells @hono/node-server (its `RESPONSE_ALREADY_SENT`) that nothing is to be written any more. */
export const alreadySent = (): Response => new Response(null, { headers: { [HEADER]: 'true' } });

export const isAlreadySent = (response: Response): boolean => response.headers.has(HEADER);
