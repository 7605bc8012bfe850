import type { ReactNode } from 'react';
import { Button, EmptyState, type LazyModule } from '@vip/ui';
import { NotReady } from '../not-ready.tsx';
import { PreparedHead } from '../prepared-head.tsx';
import type { Prepared } from '../use-prepared-order.ts';
import { EMPTY } from '../../../shared/orders/address-book.ts';
import { AddressFields } from './address-fields.tsx';
import type * as Picker from './picker.ts';
import type { AddressForm } from './use-address-form.ts';

export interface AddressViewProps {
  prepared: Pick<Prepared, 'view' | 'retry'>;
  form: AddressForm;
  picker: LazyModule<typeof Picker>;
  goBack(): void;
  foot: ReactNode;
}

/** The page in every state; all that it shows comes in. */
export function AddressView({ prepared, form, picker, goBack, foot }: AddressViewProps) {
  const { view, retry } = prepared;
  switch (view.status) {
    case 'loading':
      return (
        <AddressFields isLoading form={{ ...form, address: EMPTY, errors: {} }} picker={picker} foot={foot} />
      );
    case 'missing':
    case 'error':
      return (
        <>
          <NotReady title="填写收货地址" what={view} retry={retry} />
          {foot}
        </>
      );
    case 'ready':
      if (view.order.ships) return <AddressFields form={form} picker={picker} foot={foot} />;
      return (
        <>
          <PreparedHead title="填写收货地址" />
          <main>
            <EmptyState text="这件商品不用寄送" note="付款后马上生效，不需要收货地址。">
              <Button onClick={goBack}>返回确认订单</Button>
            </EmptyState>
          </main>
          {foot}
        </>
      );
  }
}
