import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { Button, ChunkErrorBanner, classes, Field, type LazyModule, PickerField } from '@vip/ui';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { PreparedFoot, PreparedHead } from '../prepared-page.tsx';
import type * as RegionPicker from './region-sheet.tsx';
import { PasteField } from './paste-field.tsx';
import type { AddressForm } from './use-address-form.ts';
import { regionText } from '../address.ts';
import styles from './address.module.css';

export const ADDRESS_HINT = '仅用于本次配送，关闭页面后自动清除';

export interface AddressFieldsProps {
  /** Until it is known whether the order is shipped. */
  isLoading?: boolean;
  form: AddressForm;
  picker: LazyModule<typeof RegionPicker>;
  /** What is delivered, below the form, or beside it on a desktop. */
  goods?: ReactNode;
}

const rowOf = (value: string, error: string | undefined) =>
  classes(styles.row, value !== '' && styles.filled, error !== undefined && styles.wrong);

/** Name, phone, region and street, each with its own error text. */
export function AddressFields({ isLoading, form, picker, goods }: AddressFieldsProps) {
  const { address, errors, refusals } = form;
  const formRef = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus();
  }, [refusals]);

  const region = regionText(address);
  const rows = {
    name: rowOf(address.name, errors.name),
    phone: rowOf(address.phone, errors.phone),
    region: classes(rowOf(region, errors.region), isChoosing && styles.open),
    street: rowOf(address.street, errors.street),
  };

  const isComplete = Boolean(address.name && address.phone && region && address.street);

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {isChoosing && picker.hasFailed && <ChunkErrorBanner onRetry={picker.retry} />}
      <PreparedHead title="填写收货地址">{ADDRESS_HINT}</PreparedHead>
      <PageLayout
        isLoading={isLoading}
        body={
          <main className={styles.main}>
            <div className={styles.sheet}>
              <PasteField picker={picker} onFound={form.fill} />
              <div className={rows.name}>
                <Field
                  isRow
                  placeholder="姓名"
                  label="收货人"
                  autoComplete="name"
                  maxLength={30}
                  value={address.name}
                  onChange={(text) => form.write('name', text)}
                  error={errors.name ?? null}
                />
              </div>
              <div className={rows.phone}>
                <Field
                  isRow
                  placeholder="11 位手机号"
                  label="手机号"
                  type="tel"
                  inputMode="numeric"
                  autoComplete="tel-national"
                  maxLength={13}
                  value={address.phone}
                  onChange={(text) => form.write('phone', text)}
                  error={errors.phone ?? null}
                />
              </div>
              <div className={rows.region}>
                <PickerField
                  isRow
                  placeholder="省、市、区县"
                  label="所在地区"
                  value={region}
                  onOpen={() => setChoosing(true)}
                  error={errors.region ?? null}
                />
              </div>
              <div className={rows.street}>
                <Field
                  isRow
                  placeholder="小区、楼栋、房间号"
                  label="详细地址"
                  autoComplete="street-address"
                  maxLength={100}
                  value={address.street}
                  onChange={(text) => form.write('street', text)}
                  error={errors.street ?? null}
                />
              </div>
            </div>
            {goods && <div className={classes(styles.aside, isComplete && styles.complete)}>{goods}</div>}
          </main>
        }
        foot={<PreparedFoot />}
        bar={
          <PayBar label="使用地址" className={styles.saveBar}>
            <div className={styles.bar}>
              <Button type="submit" className={styles.save}>
                使用该地址
              </Button>
            </div>
          </PayBar>
        }
      />
      {picker.part && (
        <picker.part.RegionSheet
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
          regions={picker.part.regions}
          names={[address.province, address.city, address.district]}
          onChosen={([province, city, district]) => {
            setChoosing(false);
            form.fill({ province, city, district });
          }}
        />
      )}
    </form>
  );
}
