import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@vip/api';
import { useHost } from '@vip/host';
import { EMPTY, addressBook, type AddressErrors } from '../../../shared/orders/address-book.ts';
import { checkAddress, tidy } from '../address.ts';
import type { RegionNames } from './regions.ts';

export interface AddressForm {
  address: Address;
  errors: AddressErrors;
  /** Counts failed submits. After each one the first invalid field takes the focus. */
  refusals: number;
  write(field: 'name' | 'phone' | 'street', text: string): void;
  chooseRegion(names: RegionNames): void;
  submit(): void;
}

/** The form. Its draft is stored in this tab on every change, so going back or reloading loses nothing. */
export function useAddressForm(onSaved: () => void): AddressForm {
  const { session } = useHost().storage;
  const book = useMemo(() => addressBook(session), [session]);
  const [address, setAddress] = useState(EMPTY);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    setAddress(book.draft());
    setErrors(book.refused());
  }, [book]);

  const change = (some: Partial<Address>, field: keyof AddressErrors) => {
    const next = { ...address, ...some };
    book.keepDraft(next);
    setAddress(next);
    setErrors(({ [field]: _, ...others }) => others);
  };
  const submit = () => {
    const ready = tidy(address);
    const wrong = checkAddress(ready);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return setRefusals((count) => count + 1);
    book.save(ready);
    onSaved();
  };
  return {
    address,
    errors,
    refusals,
    write: (field, text) =>
      change({ [field]: field === 'phone' ? text.replace(/\D/g, '').slice(0, 11) : text }, field),
    chooseRegion: ([province, city, district]) => change({ province, city, district }, 'region'),
    submit,
  };
}
