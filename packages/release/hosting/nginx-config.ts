import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values for `nginx/server.conf`. */
export interface ServerPlaces {
  /** The published site's folder. */
  site: string;
  /** Where nginx listens: `127.0.0.1:8080`. */
  listen: string;
  /** Where the backends are: `host:port`. */
  backends: string;
  accessLog: string;
  errorLog: string;
  /** Files of a certificate and its key; without them there is no TLS. */
  tls?: { certificate: string; key: string };
  /** True if nginx has the module for precompressed brotli files. */
  hasBrotli: boolean;
  /** What the paths of each backend begin with on its own host, by its name: `backends.conf` in place of `backends`. */
  hosts?: Readonly<Record<string, string>>;
  /** The name of the site, and where nginx listens for other names: `names.conf`. */
  names?: { site: string; plain: string };
  /** Paths besides `/api/` that are proxied to the backends, each with a slash at both ends. */
  alsoProxied?: readonly string[];
}

const quoted = (value: string): string => `"${value.replace(/[\\"$]/g, '\\$&')}"`;

/** `nginx/server.conf` with its values filled in. */
export function serverConfig(places: ServerPlaces): string {
  const { tls } = places;
  const proxied = ['/api/', ...(places.alsoProxied ?? [])];
  const filled: Record<string, string> = {
    BACKENDS: places.backends,
    SITE: quoted(places.site),
    ACCESS_LOG: quoted(places.accessLog),
    ERROR_LOG: quoted(places.errorLog),
    CERTIFICATE: quoted(tls?.certificate ?? ''),
    CERTIFICATE_KEY: quoted(tls?.key ?? ''),
  };
  const text = read('server.conf');
  const backends = places.hosts && filledIn(read('backends.conf'), hostsOf(places.hosts));
  const others =
    places.names &&
    filledIn(read('names.conf'), { SITE: quoted(places.site), SERVER_NAME: places.names.site })
      .replace('listen 80', `listen ${places.names.plain}`)
      .replace('listen 443', `listen ${places.listen}`);
  const server = text
    .replace(/ {4}location \/api\/ \{[^}]*\}\n/, (location) => backends ?? location)
    .split('\n')
    .filter((line) => (tls || !/^\s*ssl_/.test(line)) && (places.hasBrotli || !line.includes('brotli')))
    .join('\n')
    .replace(/\blisten 443 ssl http2;/, `listen ${places.listen}${tls ? ' ssl http2' : ''};`)
    .replace('location /api/ ', `location ~ "^(?:${proxied.join('|')})" `)
    .replace(/server_name SERVER_NAME/, `server_name ${places.names?.site ?? '_'}`);
  return [filledIn(server, filled), others ?? ''].join('\n');
}

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'nginx', name), 'utf8');

/** Names in capitals with their values; others stay. */
const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\b[A-Z]+(?:_[A-Z]+)*(?=[ ;/$])/g, (name) => values[name] ?? name);

const hostsOf = (hosts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(hosts).map(([name, host]) => [name.toUpperCase(), host]));

/** A complete configuration for one nginx in the foreground, with all its files in `folder`. */
export function mainConfig(folder: string, modules: readonly string[], isRoot: boolean): string {
  const kept = (name: string) => `${name}_temp_path ${quoted(join(folder, name))};`;
  return [
    ...modules.map((file) => `load_module ${quoted(file)};`),
    // By default workers of a root process run as another user, who may not read the site.
    ...(isRoot ? ['user root;'] : []),
    'worker_processes 1;',
    'daemon off;',
    `pid ${quoted(join(folder, 'nginx.pid'))};`,
    'error_log stderr notice;',
    'events {}',
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kept),
    // As in Debian's own configuration.
    'sendfile on; gzip on;',
    'include membership/http.conf;',
    'include server.conf;',
    '}',
    '',
  ].join('\n');
}
