import type { Address } from '@vip/api';
import type { KeyValue } from '@vip/host';

/** A field of the form; the region's three are one. */
export type AddressField = 'name' | 'phone' | 'region' | 'street';
/** A sentence for each field that is wrong. */
export type AddressErrors = Partial<Record<AddressField, string>>;

export const EMPTY: Address = { name: '', phone: '', province: '', city: '', district: '', street: '' };

/** An address as it was saved. `mark` is random and stands for it where it must not stand itself. */
export interface SavedAddress {
  mark: string;
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
    // Written by something else: as good as nothing.
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
const randomMark = () =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The address that is being typed, and the one that is used: of this tab alone, and gone with it. */
export const addressBook = (storage: KeyValue) => ({
  /** What was typed so far; the saved address where nothing was. */
  draft(): Address {
    return addressOf(storage.get(DRAFT) ? read(storage, DRAFT) : read(storage, SAVED).address);
  },
  keepDraft(draft: Address): void {
    storage.set(DRAFT, JSON.stringify(draft));
  },
  saved(): SavedAddress | null {
    const { mark, address } = read(storage, SAVED);
    return typeof mark === 'string' && address ? { mark, address: addressOf(address) } : null;
  },
  /** Another address is another mark; the same one keeps its own. */
  save(address: Address): void {
    const known = this.saved();
    const mark = known && isSame(known.address, address) ? known.mark : randomMark();
    storage.set(SAVED, JSON.stringify({ mark, address }));
    storage.remove(DRAFT);
    storage.remove(REFUSED);
  },
  /** What the server said of the saved address, to be shown at its fields. */
  refused(): AddressErrors {
    const said = read(storage, REFUSED);
    const texts = Object.entries(said).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as AddressErrors;
  },
  refuse(errors: AddressErrors): void {
    storage.set(REFUSED, JSON.stringify(errors));
  },
});
