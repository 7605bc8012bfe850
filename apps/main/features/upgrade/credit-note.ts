import { shortYuan, type ReadyPackageList } from '@vip/checkout-react';

/** Under the total: what is left of the present membership. */
export const creditNote = ({ packageList: { selected } }: { packageList: ReadyPackageList }): string =>
  selected.credit > 0 ? `已折抵 ${shortYuan(selected.credit)} 元` : '';
