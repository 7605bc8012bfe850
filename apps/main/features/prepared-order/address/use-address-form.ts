import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@vip/api';
import { useHost } from '@vip/host';
import { EMPTY, addressBook, type AddressErrors } from '../../../shared/orders/address-book.ts';
import { checkAddress, fieldOf, tidy } from '../address.ts';

export interface AddressForm {
  address: Address;
  errors: AddressErrors;
  /** Counts failed submits. After each one the first invalid field takes the focus. */
  refusals: number;
  write(field: 'name' | 'phone' | 'street', text: string): void;
  fill(some: Partial<Address>): void;
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

  const fill = (some: Partial<Address>) => {
    const next = { ...address, ...some };
    book.keepDraft(next);
    setAddress(next);
    const changed = (Object.keys(some) as (keyof Address)[]).map((name) => fieldOf(`address.${name}`));
    setErrors((old) => {
      const left = { ...old };
      changed.forEach((field) => field && delete left[field]);
      return left;
    });
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
      fill({ [field]: field === 'phone' ? text.replace(/\D/g, '').slice(0, 11) : text }),
    fill,
    submit,
  };
}
