import { classes, Icon, searchShape } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { pickEnvironment } from '../actions.ts';
import { environmentAtom, environmentsAtom } from '../state.ts';
import { Choice, Choices } from './choice.tsx';
import { EnvironmentPicker } from './environment-picker.tsx';
import {
  familyOf,
  groupEnvironments,
  memberFor,
  systemOf,
  type Family,
  type PhoneSystem,
} from './environments.ts';

const keyOf = (family: Family) => family.members.ios?.id ?? family.members.android?.id ?? family.name;

/**
 * Chooses the app or browser around the page: the family in a row or a chip, the system above. Every other one is in the
 * list that opens below; where one of it is chosen, it is named there.
 */
export function EnvironmentChoice() {
  const environments = useAtomValue(environmentsAtom);
  const chosen = useAtomValue(environmentAtom);
  const [wanted, setWanted] = useState<PhoneSystem>('ios');
  const [isOpen, setIsOpen] = useState(false);
  const families = groupEnvironments(environments);
  const current = familyOf(families, chosen?.id);
  const system = systemOf(families, chosen?.id);
  useEffect(() => {
    if (system) setWanted(system);
  }, [system]);

  const pick = (family: Family | undefined, preferred: PhoneSystem) => {
    const member = family && memberFor(family, preferred);
    if (member) pickEnvironment(member.id);
  };
  const groupOf = (isMain: boolean, variant: string, label: string) => (
    <Choices
      label={label}
      variant={variant}
      value={current && keyOf(current)}
      onPick={(key) =>
        pick(
          families.find((family) => keyOf(family) === key),
          wanted,
        )
      }
      options={families
        .filter((family) => family.isMain === isMain)
        .map((family) => ({
          value: keyOf(family),
          hint: family.hint,
          content: (
            <>
              <span className="name">{family.name}</span>
              {isMain && <span className="note">{family.hint}</span>}
            </>
          ),
        }))}
    />
  );
  const systems = (
    <Choices
      label="系统"
      variant="track small"
      value={system}
      onPick={(value) => pick(current, value === 'android' ? 'android' : 'ios')}
      options={[
        { value: 'ios', content: 'iOS', isDisabled: !system },
        { value: 'android', content: '安卓', isDisabled: !system },
      ]}
    />
  );
  const listed = current ? undefined : chosen;
  return (
    <Choice title="环境" kind="environments" beside={systems}>
      {groupOf(true, 'rows', '环境')}
      {groupOf(false, 'chips', '其他环境')}
      <button
        className={classes('button small more', listed && 'chosen')}
        aria-haspopup="dialog"
        disabled={environments.length === 0}
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={searchShape} size={13} strokeWidth={1.7} />
        <span className="name">
          {!listed
            ? '桥协议和全部环境'
            : listed.name.startsWith(listed.family)
              ? listed.name
              : `${listed.family}：${listed.name}`}
        </span>
        <span className="note">{listed ? '换' : `${environments.length} 个`}</span>
      </button>
      {isOpen && (
        <EnvironmentPicker
          environments={environments}
          current={chosen?.id}
          onClose={(id) => {
            setIsOpen(false);
            if (id) pickEnvironment(id);
          }}
        />
      )}
    </Choice>
  );
}
