import { classes } from '@vip/ui';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { store } from './state.ts';

interface ModalProps {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  className: string;
  children: ReactNode;
  canTapOut?: boolean;
  /** `pressed` is the value of the button that closed it, empty where none did. */
  onClose(pressed: string, values: FormData): void;
}

/** A native modal dialog with a form in it: any submit button closes it. Mounted while open. */
export function Modal({ labelledBy, className, children, canTapOut = false, onClose }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = dialogRef.current;
    const onClick = (event: Event) => {
      if (event.target === dialog) dialog?.close();
    };
    if (canTapOut) dialog?.addEventListener('click', onClick);
    dialog?.showModal();
  }, [canTapOut]);
  const close = () =>
    onClose(dialogRef.current?.returnValue ?? '', new FormData(formRef.current ?? undefined));
  return (
    <dialog ref={dialogRef} className={className} aria-labelledby={labelledBy} onClose={close}>
      <form ref={formRef} method="dialog">
        {children}
      </form>
    </dialog>
  );
}

interface Question {
  title: string;
  text: string;
  /** Fields of the dialog; the answer has their values by name. */
  fields?: ReactNode;
  yes: string;
  isDangerous?: boolean;
}

const askedAtom = atom<{ question: Question; answer(values: FormData | null): void } | null>(null);

/** Asks in a dialog. Resolves with the form's values, or null when it was closed. */
export const ask = (question: Question): Promise<FormData | null> =>
  new Promise((answer) => store.set(askedAtom, { question, answer }));

/** Renders the dialog that `ask` opens. */
export function AskDialog() {
  const asked = useAtomValue(askedAtom);
  if (!asked) return null;
  const { title, text, fields, yes, isDangerous } = asked.question;
  const onClose = (pressed: string, values: FormData) => {
    store.set(askedAtom, null);
    asked.answer(pressed === 'yes' ? values : null);
  };
  return (
    <Modal labelledBy="ask-title" className="ask" onClose={onClose}>
      <h2 id="ask-title">{title}</h2>
      <p>{text}</p>
      {fields}
      <div className="acts">
        <button
          type="button"
          className="button"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          取消
        </button>
        <button className={classes('button', isDangerous ? 'danger' : 'primary')} value="yes">
          {yes}
        </button>
      </div>
    </Modal>
  );
}
