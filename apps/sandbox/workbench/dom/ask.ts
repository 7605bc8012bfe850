import { h, type Child } from './element.ts';

interface Question {
  title: string;
  text: string;
  /** Fields of the question; what they hold is read by name from the answer. */
  fields?: readonly Child[];
  yes: string;
  isDangerous?: boolean;
}

/** Asks in a dialog. The answer is the form's values, or null when it was closed. */
export function ask({ title, text, fields = [], yes, isDangerous }: Question): Promise<FormData | null> {
  return new Promise((resolve) => {
    const form = h(
      'form',
      { method: 'dialog' },
      h('h2', { id: 'ask-title' }, title),
      h('p', {}, text),
      ...fields,
      h(
        'div',
        { class: 'acts' },
        h('button', { type: 'button', class: 'button', onclick: () => dialog.close() }, '取消'),
        h('button', { class: isDangerous ? 'button danger' : 'button primary', value: 'yes' }, yes),
      ),
    );
    const dialog = h('dialog', { class: 'ask', 'aria-labelledby': 'ask-title' }, form);
    dialog.addEventListener('close', () => {
      const answer = dialog.returnValue === 'yes' ? new FormData(form) : null;
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
