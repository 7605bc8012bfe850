import { ADAPTER_CAPABILITIES, ADAPTERS, type AdapterName, type Capabilities } from './page-data.ts';

/** The backends with the paths `…/vip/packages`, whose beginning only their owners know. */
const BRANDS = ['honey', 'youquan', 'tuiwen'];
/** Fields of order requests: a key in one of them would replace it. */
const ORDER_FIELDS =
  'price,pay_type,client,um,return_url,consents,phone,user_id,openid,code,address,pid,fid'.split(',');

/** A setting that cannot be meant. The message is a sentence that names it. */
export class CapabilityError extends Error {
  override readonly name = 'CapabilityError';
}

/** A backend whose settings are read, with its adapter. */
interface Backend {
  name: string;
  adapter: AdapterName | 'contract' | undefined;
}

interface Setting {
  /** Puts the value into `to`, unless it is the default. Returns what is wrong with it, as the end of a sentence. */
  read(value: unknown, to: Capabilities, backend: Backend): string | null;
}

const isSeconds = (value: unknown, from: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= 86_400;

/** The field of `{"field":"request_id"}`; null for anything else. */
function fieldOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'field') return null;
  const { field } = value as { field: unknown };
  return typeof field === 'string' && /^[A-Za-z]\w{0,63}$/.test(field) ? field : null;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  idempotency: {
    read(value, to, { adapter }) {
      if (adapter) return `is the adapter's: ${adapter} knows where the key goes`;
      const field = fieldOf(value);
      if (value === 'header') delete to.idempotency;
      else if (value === 'none') to.idempotency = value;
      else if (field === null) return 'must be "header", "none" or {"field": "name"}';
      else if (ORDER_FIELDS.includes(field)) return `must not be ${field}, which is a field of orders`;
      else to.idempotency = { field };
      return null;
    },
  },
  pay_again: {
    read(value, to, { name }) {
      if (BRANDS.includes(name)) return `belongs to datacenter, where orders of ${name} are paid again`;
      if (value === 'same') delete to.payAgain;
      else if (value === 'new') to.payAgain = value;
      else return 'must be "same" or "new"';
      return null;
    },
  },
  order_valid_s: {
    read(value, to) {
      if (!isSeconds(value, 60)) return 'must be whole seconds from 60 to 86400';
      to.orderValidS = value;
      return null;
    },
  },
  sms_resend_s: {
    read(value, to, { name }) {
      if (name !== 'main') return 'belongs to main, which sends all codes';
      if (!isSeconds(value, 1)) return 'must be whole seconds from 1 to 86400';
      to.smsResendS = value;
      return null;
    },
  },
  prefix: {
    read(value, to, { name, adapter }) {
      if (!BRANDS.includes(name)) return `belongs to ${BRANDS.join(', ')}: the paths of ${name} are known`;
      if (adapter) return `is the adapter's: ${adapter} has paths of its own`;
      if (typeof value !== 'string' || !/^(?:\/[\w~-][\w.~-]*)*$/.test(value))
        return 'must be a path like "/v1", or ""';
      if (value === '/web') delete to.prefix;
      else to.prefix = value;
      return null;
    },
  },
};

/** The settings in the value of a variable `CAPABILITIES_<BACKEND>`. Throws `CapabilityError`. */
export function settingsFrom(variable: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CapabilityError(`${variable} is no JSON object, e.g. {"idempotency":"none"}`);
  for (const name of Object.keys(value))
    if (!Object.hasOwn(SETTINGS, name))
      throw new CapabilityError(
        `${variable}: there is no setting ${name}, only ${Object.keys(SETTINGS).join(', ')}`,
      );
  return value as Record<string, unknown>;
}

/**
 * What a backend can do, where it differs from the contract: by its adapter and by settings. `nameOf`: what an error calls a
 * setting. Throws `CapabilityError` for a value that cannot be meant: a misspelt one would make second orders.
 */
export function readCapabilities(
  settings: Readonly<Record<string, unknown>>,
  backend: Backend,
  nameOf: (setting: string) => string,
): Capabilities {
  const own = ADAPTERS.find((name) => name === backend.adapter);
  const read: Capabilities = own ? { ...ADAPTER_CAPABILITIES[own] } : {};
  for (const [name, value] of Object.entries(settings)) {
    const problem = SETTINGS[name]?.read(value, read, backend);
    if (problem) throw new CapabilityError(`${nameOf(name)} ${problem}`);
  }
  if (read.orderValidS !== undefined && read.idempotency !== 'none')
    throw new CapabilityError(`${nameOf('order_valid_s')} counts only with "idempotency": "none"`);
  return read;
}

/** The adapter of a backend: `contract` if it speaks the contract with another header, field or prefix. */
export const adapterFor = (
  adapter: AdapterName | 'contract' | undefined,
  { idempotency, prefix }: Capabilities,
): AdapterName | 'contract' | undefined =>
  adapter ?? (idempotency !== undefined || prefix !== undefined ? 'contract' : undefined);
