import type { Incoming, Reply } from '../serving/serve.ts';

export const DAY = 86_400_000;

export const data = (value: unknown, status = 200): Reply => ({ status, json: { data: value } });
export const message = (status: number, text: string, more: object = {}): Reply => ({
  status,
  json: { message: text, ...more },
});

/** ValidationException: the message is the first one, and how many there are besides (Laravel 9 and later). */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): Reply {
  const all = Object.values(errors).flat();
  const others = all.length - 1;
  const more = others > 0 ? ` (and ${others} more ${others > 1 ? 'errors' : 'error'})` : '';
  return message(422, `${all[0] ?? ''}${more}`, { errors });
}

export const unauthenticated = (): Reply => message(401, 'Unauthenticated.');
export const noModel = (model: string, id: string): Reply =>
  message(404, `No query results for model [App\\Models\\${model}] ${id}`);
export const tooMany = (seconds: number): Reply => ({
  ...message(429, 'Too Many Attempts.'),
  headers: {
    'Retry-After': String(seconds),
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(Math.floor(Date.now() / 1000) + seconds),
  },
});

/** A resource collection of a paginator. */
export function paginated(list: readonly unknown[], { path, query }: Incoming): Reply {
  const perPage = Number(query.get('per_page') ?? 15);
  const page = Number(query.get('page') ?? 1);
  const shown = list.slice((page - 1) * perPage, page * perPage);
  const last = Math.max(1, Math.ceil(list.length / perPage));
  const url = (number: number | null) =>
    number === null ? null : `https://shop.example.com${path}?page=${number}`;
  return {
    status: 200,
    json: {
      data: shown,
      links: {
        first: url(1),
        last: url(last),
        prev: url(page > 1 ? page - 1 : null),
        next: url(page < last ? page + 1 : null),
      },
      meta: {
        current_page: page,
        from: 1,
        last_page: last,
        links: [],
        path: url(1),
        per_page: perPage,
        to: shown.length,
        total: list.length,
      },
    },
  };
}
