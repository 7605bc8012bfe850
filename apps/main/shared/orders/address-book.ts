import type { Address } from '@vip/api';
import type { KeyValue } from '@vip/host';

/** A field of the form. The region is one field. */
export type AddressField = 'name' | 'phone' | 'region' | 'street';
/** Error texts by field. */
export type AddressErrors = Partial<Record<AddressField, string>>;

export const EMPTY: Address = { name: '', phone: '', province: '', city: '', district: '', street: '' };

/** A saved address. Purchases store its random `id` instead of personal data. */
export interface SavedAddress {
  id: string;
  address: Address;
}

const DRAFT = 'prepared.address.draft';
const SAVED = 'prepared.address';
const REFUSED = 'prepared.address.refused';

const NAMES = Object.keys(EMPTY) as (keyof Address)[];

function read(storage: KeyValue, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Not written by this code.
    return {};
  }
}

function addressOf(value: unknown): Address {
  const found = (value ?? {}) as Partial<Record<keyof Address, unknown>>;
  const texts = NAMES.map((name) => [name, typeof found[name] === 'string' ? found[name] : '']);
  return Object.fromEntries(texts) as Address;
}

const isSame = (a: Address, b: Address) => NAMES.every((name) => a[name] === b[name]);

/** 64 random bits as hex. */
const randomId = () =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The draft and the saved address, in the session storage of this tab. */
export const addressBook = (storage: KeyValue) => ({
  /** The draft; the saved address if there is none. */
  draft(): Address {
    return addressOf(storage.get(DRAFT) ? read(storage, DRAFT) : read(storage, SAVED).address);
  },
  keepDraft(draft: Address): void {
    storage.set(DRAFT, JSON.stringify(draft));
  },
  saved(): SavedAddress | null {
    const { mark: id, address } = read(storage, SAVED);
    return typeof id === 'string' && address ? { id, address: addressOf(address) } : null;
  },
  /** An unchanged address keeps its id; another one gets a new id. */
  save(address: Address): void {
    const known = this.saved();
    const id = known && isSame(known.address, address) ? known.id : randomId();
    storage.set(SAVED, JSON.stringify({ mark: id, address }));
    storage.remove(DRAFT);
    storage.remove(REFUSED);
  },
  /** The server's errors of the saved address. */
  refused(): AddressErrors {
    const errors = read(storage, REFUSED);
    const texts = Object.entries(errors).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as AddressErrors;
  },
  refuse(errors: AddressErrors): void {
    storage.set(REFUSED, JSON.stringify(errors));
  },
});
