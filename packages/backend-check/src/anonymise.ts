/** A value of JSON. */
type Json = unknown;
type Fields = Record<string, Json>;

const words = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/-/g, '_');

const TOKEN =
  /(?:^|_)(?:token|secret|password|captcha|open_?id|union_?id|session_?(?:id|key)?|pay_?sign|sign|signature|nonce_?str|nonce|prepay_?id|ticket)$|^(?:appid|app_id)$/;
const ID = /(?:^|_)(?:id|ids|sn|no|number|uuid|key)$/;
/** A whole answer that is one number is the id of what was made. */
const WHOLE = /^(?:data|result)$/;
const PERSON =
  /(?:^|_)(?:nick_?name|nick|real_?name|user_?name|full_?name|consignee|receiver|contact|account|link_?man)$/;
const PICTURE = /avatar|head_?img|portrait/;
const ADDRESS =
  /(?:^|_)(?:address|street|province|city|district|county|region|town|post_?code|zip_?code)(?:_detail)?$/;
const PLACE_OF_PERSON = /user|member$|buyer|address|consignee|receiver|customer|invite/;
const BIRTH = /(?:^|_)(?:birthday|birth_?date|id_?card)$/;
const WRITTEN = /^(?:content|comment|text|remark)$/;
const WRITTEN_BESIDE = /^(?:rating|star|score|nick_?name|user_?name|user_?info)$/;

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const MASKED = /(?<!\d)1\d{2}\*{4}\d{4}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const IP = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
const IDENTITY_CARD = /(?<!\d)[1-9]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/g;
const isInviteCode = (key: string, parent: string): boolean => key === 'code' && /invite/.test(parent);

/** JSON web tokens, signatures, keys: long, with letters and digits. */
const OPAQUE = /(?:[A-Za-z0-9+_-]+\.)*[A-Za-z0-9+_-]{20,}={0,2}/g;

const QUERY_VALUE = /([?&][\w-]+=)([^&#\s"'<>]{8,})/g;

const isOpaque = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text);

/**
 * Replaces what is personal or secret in recorded requests and answers: the same value by the same other one wherever it
 * is, ids in paths and numbers in texts included, so that recordings can still be replayed. Field names decide, then the
 * forms of texts. Prices, times, statuses and names of goods stay: adapters read them.
 */
export class Anonymiser {
  readonly #replacements = new Map<string, string>();
  /** Replacements in texts, which are not replaced again. Those of ids are no texts, and may be the id of something else. */
  readonly #done = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #hosts: Readonly<Record<string, string>>;

  /** `secrets`: values of the command line, replaced wherever they stand. `hosts`: by what a host is replaced. */
  constructor(secrets: readonly string[], hosts: Readonly<Record<string, string>>) {
    this.#hosts = hosts;
    for (const secret of secrets) if (secret.length >= 4) this.#learnSecret(secret);
  }

  #learnSecret(secret: string): void {
    if (/^1\d{10}$/.test(secret)) this.#phone(secret);
    else if (/^\d+$/.test(secret)) this.#number(secret);
    else this.#replace('token', secret, (n) => `token_${n}`);
  }

  #replace(kind: string, value: string, make: (n: number) => string): string {
    const known = this.#replacements.get(value);
    if (known !== undefined) return known;
    const isId = kind.endsWith('id');
    if (!isId && this.#done.has(value)) return value;
    const n = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, n);
    const replacement = make(n);
    this.#replacements.set(value, replacement);
    if (!isId) this.#done.add(replacement);
    return replacement;
  }

  #phone = (phone: string): string =>
    this.#replace('phone', phone, (n) => `1390013${String(n).padStart(4, '0')}`);

  /** As many digits as an id of the same kind has: 20 of an order number. */
  #number = (digits: string): string =>
    this.#replace('id', digits, (n) =>
      digits.length > 8 ? `9${String(n).padStart(digits.length - 1, '0')}` : String(1000 + n),
    );

  #id(value: string | number): string | number {
    // Not ids: what adapters send for "none".
    if (Number(value) <= 0 || value === '') return value;
    if (typeof value === 'number') return Number(this.#number(String(value)));
    return /^\d+$/.test(value) ? this.#number(value) : this.#replace('name-id', value, (n) => `id-${n}`);
  }

  /** A text that no field name says anything about. */
  text(value: string): string {
    let text = value;
    for (const [host, other] of Object.entries(this.#hosts))
      text = text.split(host).join(other).split(encodeURIComponent(host)).join(other);
    // Numbers of orders in addresses and forms; shorter ones may be anything.
    for (const [known, other] of this.#replacements)
      if (known.length >= 6 && known !== other && text.includes(known)) text = text.split(known).join(other);
    return text
      .replace(IDENTITY_CARD, (card) => this.#replace('card', card, () => '110000200001010000'))
      .replace(PHONE, this.#phone)
      .replace(MASKED, (masked) =>
        this.#replace('masked', masked, (n) => `138****${String(n).padStart(4, '0')}`),
      )
      .replace(EMAIL, (email) => this.#replace('email', email, (n) => `user${n}@example.com`))
      .replace(IP, (ip) => this.#replace('ip', ip, () => '192.0.2.1'))
      .replace(QUERY_VALUE, (_, name: string, given: string) =>
        isOpaque(given) ? `${name}${this.#replace('opaque', given, (n) => `opaque_${n}`)}` : name + given,
      )
      .replace(OPAQUE, (opaque) =>
        isOpaque(opaque) ? this.#replace('opaque', opaque, (n) => `opaque_${n}`) : opaque,
      );
  }

  #field(key: string, value: string | number, parent: string, siblings: readonly string[]): Json {
    const text = String(value);
    const isText = typeof value === 'string' && value !== '';
    const isPerson =
      PERSON.test(key) ||
      (key === 'name' &&
        (PLACE_OF_PERSON.test(parent) || siblings.some((each) => /phone|mobile|avatar/.test(each))));
    if (TOKEN.test(key) && isText) return this.#replace('token', text, (n) => `token_${n}`);
    if (/(?:^|_)(?:phone|mobile|tel)$/.test(key) && /^1\d{10}$/.test(text))
      return typeof value === 'number' ? Number(this.#phone(text)) : this.#phone(text);
    const isId = ID.test(key) || (WHOLE.test(key) && Number.isInteger(value)) || isInviteCode(key, parent);
    // A short `number` is how many.
    if (isId && !(key === 'number' && Number(value) < 1e6)) return this.#id(value);
    if (!isText) return value;
    if (isPerson) return this.#replace('person', text, (n) => `用户${n}`);
    if (PICTURE.test(key))
      return this.#replace('picture', text, (n) => `https://example.com/avatar-${n}.png`);
    if (ADDRESS.test(key)) return this.#replace('address', text, (n) => `测试地址${n}`);
    if (BIRTH.test(key)) return this.#replace('birth', text, () => '2000-01-01');
    if (WRITTEN.test(key) && siblings.some((each) => WRITTEN_BESIDE.test(each)))
      return this.#replace('written', text, (n) => `评价内容${n}`);
    return this.text(text);
  }

  /** A value of JSON, `key` and `parent`: its names. */
  json(value: Json, key = '', parent = '', siblings: readonly string[] = []): Json {
    if (Array.isArray(value)) return value.map((item) => this.json(item, key, parent, siblings));
    if (typeof value === 'object' && value !== null) {
      const keys = Object.keys(value).map(words);
      return Object.fromEntries(
        Object.entries(value as Fields).map(([name, each]) => [
          name,
          this.json(each, words(name), key, keys),
        ]),
      );
    }
    return typeof value === 'string' || typeof value === 'number'
      ? this.#field(key, value, parent, siblings)
      : value;
  }

  /** A path with its query: ids that are known, and values by the names of the query. */
  path(path: string): string {
    const [plain = '', query = ''] = path.split('?');
    const segments = plain.split('/').map((segment) => {
      const decoded = decodeURIComponent(segment);
      return /^v\d$/.test(decoded)
        ? segment
        : encodeURIComponent(this.#replacements.get(decoded) ?? this.text(decoded));
    });
    const pairs = [...new URLSearchParams(query)].map(
      ([name, value]) => `${name}=${encodeURIComponent(String(this.json(value, words(name))))}`,
    );
    return segments.join('/') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  }
}
