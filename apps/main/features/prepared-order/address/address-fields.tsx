import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PayBar } from '@vip/checkout-ui';
import {
  Button,
  checkShape,
  ChunkErrorBanner,
  classes,
  Field,
  Icon,
  type LazyModule,
  PickerField,
} from '@vip/ui';
import type { Address } from '@vip/api';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { PreparedHead } from '../prepared-page.tsx';
import type * as RegionPicker from './region-sheet.tsx';
import type { AddressForm } from './use-address-form.ts';
import { regionText } from '../address.ts';
import styles from './address.module.css';

export const ADDRESS_HINT = '仅用于本次订单配送，关闭页面后自动清除';

export interface AddressFieldsProps {
  /** Until it is known whether the order is shipped. */
  isLoading?: boolean;
  form: AddressForm;
  picker: LazyModule<typeof RegionPicker>;
  /** What is delivered, below the form, or beside it on a desktop. */
  goods?: ReactNode;
  foot: ReactNode;
}

/** Name, phone, region and street, each with its own error text. */
export function AddressFields({ isLoading, form, picker, goods, foot }: AddressFieldsProps) {
  const { address, errors, refusals } = form;
  const formRef = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus();
  }, [refusals]);

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
      <PreparedHead isLight title="填写收货地址">
        {ADDRESS_HINT}
      </PreparedHead>
      <PageLayout
        isLoading={isLoading}
        body={
          <main className={styles.main}>
            <div className={styles.sheet}>
              <PasteField picker={picker} onFound={form.fill} />
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
              <PickerField
                isRow
                placeholder="省、市、区县"
                label="所在地区"
                value={regionText(address)}
                onOpen={() => setChoosing(true)}
                error={errors.region ?? null}
              />
              <Field
                isRow
                placeholder="街道、门牌号"
                label="详细地址"
                autoComplete="street-address"
                maxLength={100}
                value={address.street}
                onChange={(text) => form.write('street', text)}
                error={errors.street ?? null}
              />
            </div>
            {goods}
          </main>
        }
        foot={foot}
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

interface PasteFieldProps {
  picker: LazyModule<typeof RegionPicker>;
  onFound(found: Partial<Address>): void;
}

/** A clipboard. */
const pasteShape = 'M9 5.5H6v14h12v-14h-3M9 4h6v3.5H9zM9.5 12h5M9.5 15.5h3.5';

/** Fills the form from an address that was copied elsewhere. The pasted text is not stored. */
function PasteField({ picker, onFound }: PasteFieldProps) {
  const [text, setText] = useState('');
  const [isFound, setFound] = useState<boolean | null>(null);
  const [isWanted, setWanted] = useState(false);
  const { part } = picker;
  useEffect(() => {
    if (!isWanted || !part) return;
    setWanted(false);
    const found = part.recogniseAddress(text, part.regions);
    const hasFound = Object.keys(found).length > 0;
    setFound(hasFound);
    if (!hasFound) return;
    setText('');
    onFound(found);
  }, [isWanted, part, text, onFound]);
  return (
    <div className={styles.paste}>
      {isWanted && picker.hasFailed && <ChunkErrorBanner onRetry={picker.retry} />}
      <label className={styles.pasteLine}>
        <Icon shape={pasteShape} size={20} />
        <textarea
          aria-label="粘贴地址"
          placeholder="粘贴整段信息，自动填写"
          autoComplete="off"
          maxLength={200}
          rows={text === '' ? 1 : 2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div className={styles.pasted}>
        {text === '' && isFound === null && <p>如：姓名 手机号 省市区 街道门牌</p>}
        <p role="status" className={classes(isFound && styles.found)}>
          {isFound && <Icon shape={checkShape} size={18} strokeWidth={2} />}
          {isFound !== null && (isFound ? '已填入，请核对' : '未识别到手机号或地区，请手动填写')}
        </p>
        {text.trim() !== '' && (
          <button type="button" onClick={() => setWanted(true)}>
            识别
          </button>
        )}
      </div>
    </div>
  );
}
