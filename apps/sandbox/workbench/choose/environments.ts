import { h, renderInto } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { radioGroup } from '../dom/radio-group.ts';
import type { EnvironmentInfo } from '../server/answers.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { groupEnvironments, kindOf, memberFor, type Family, type PhoneKind } from './environment-families.ts';
import { openEnvironmentPicker } from './environment-picker.ts';
import { section } from './section.ts';

/** What is chosen in the list, with its family where its name does not begin with it. */
const nameInFull = ({ family, name }: EnvironmentInfo) =>
  name.startsWith(family) ? name : `${family}：${name}`;

const nameOf = (family: Family) => family.members.ios?.id ?? family.members.android?.id ?? family.name;

/**
 * Chooses the app or browser around the page: the family in a row or a chip, the system above. Every other one is in the
 * list that opens below; where one of it is chosen, it is named there.
 */
export function environmentChoice(store: WorkbenchStore, onPick: (id: string) => void): HTMLElement {
  const systems = h('div');
  const body = h('div');
  let wanted: PhoneKind = 'ios';

  store.watch(['environments', 'environmentId'], ({ environments, environmentId }) => {
    const families = groupEnvironments(environments);
    const kind = kindOf(families, environmentId);
    if (kind) wanted = kind;
    const current = families.find(
      ({ members }) => members.ios?.id === environmentId || members.android?.id === environmentId,
    );
    const pick = (name: string) => {
      const family = families.find((one) => nameOf(one) === name);
      const member = family && memberFor(family, wanted);
      if (member) onPick(member.id);
    };
    const group = (isMain: boolean, look: string, label: string) =>
      radioGroup({
        label,
        name: 'environment',
        look,
        value: current && nameOf(current),
        onPick: pick,
        options: families
          .filter((family) => family.isMain === isMain)
          .map((family) => ({
            value: nameOf(family),
            hint: family.hint,
            children: [h('span', {}, family.name), isMain && h('span', { class: 'note' }, family.hint)],
          })),
      });
    renderInto(
      systems,
      radioGroup({
        label: '系统',
        name: 'system',
        look: 'track small',
        value: kind,
        onPick: (value) => {
          wanted = value === 'android' ? 'android' : 'ios';
          const member = current && memberFor(current, wanted);
          if (member) onPick(member.id);
        },
        options: [
          { value: 'ios', children: ['iOS'], isDisabled: !kind },
          { value: 'android', children: ['安卓'], isDisabled: !kind },
        ],
      }),
    );
    const chosen = current ? undefined : environments.find(({ id }) => id === environmentId);
    const all = h(
      'button',
      {
        class: chosen ? 'more chosen' : 'more',
        'data-key': 'environment:all',
        'aria-haspopup': 'dialog',
        disabled: environments.length === 0,
        onclick: () => openEnvironmentPicker({ environments, current: environmentId, onPick }),
      },
      icon('search', 13),
      h('span', {}, chosen ? nameInFull(chosen) : '桥协议和全部环境'),
      h('span', { class: 'note' }, chosen ? '换' : `${environments.length} 个`),
    );
    renderInto(body, group(true, 'rows', '环境'), group(false, 'chips', '其他环境'), all);
  });
  return section('环境', 'environments', systems, body);
}
