import { termsText } from '@vip/checkout-react';
import { Clauses } from '../clauses.tsx';
import sheet from './sheet.module.css';
import { RenewalNote, type RenewalNoteProps } from './shop.tsx';

/** The charges of a renewing package, or that a package is paid once. */
export const TermsNote = (props: RenewalNoteProps) =>
  props.pack.renewal ? (
    <RenewalNote {...props} />
  ) : (
    <p className={sheet.note}>
      <Clauses text={termsText(props.pack)} />
    </p>
  );
