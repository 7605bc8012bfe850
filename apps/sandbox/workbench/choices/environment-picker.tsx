import './picker.css';
import { closeShape, Icon, searchShape } from '@vip/ui';
import { useEffect, useState } from 'react';
import { Modal } from '../modal.tsx';
import type { EnvironmentInfo } from '../server.ts';
import { moveInList } from './choice.tsx';
import { findEnvironments, SYSTEMS } from './environments.ts';

interface EnvironmentPickerProps {
  environments: readonly EnvironmentInfo[];
  /** The selected id. */
  current: string | undefined;
  /** `id` is empty where none was picked. */
  onClose(id: string): void;
}

/** The searchable list of all environments, with the user agent of the focused one. */
export function EnvironmentPicker({ environments, current, onClose }: EnvironmentPickerProps) {
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState<EnvironmentInfo>();
  const groups = findEnvironments(environments, typed);
  const found = groups.flatMap(({ members }) => members);
  const shown = looked ?? found.find(({ id }) => id === current) ?? found[0];
  useEffect(() => {
    document.querySelector('.picker [aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Modal labelledBy="picker-title" className="picker" canTapOut onClose={onClose}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between its controls */}
      <div className="content" onKeyDown={moveInList}>
        <header>
          <h2 id="picker-title">全部环境</h2>
          <span className="quiet">{found.length} 个</span>
          <label className="field">
            <Icon shape={searchShape} size={15} strokeWidth={1.7} />
            {/* Enter presses the form's first submit button: the first environment that was found. */}
            <input
              type="search"
              placeholder="输入名称、系统或用户代理里的任何字样"
              aria-label="找环境"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setLooked(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && found.length === 0) event.preventDefault();
              }}
            />
          </label>
          <button
            type="button"
            className="button square"
            aria-label="关闭"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <Icon shape={closeShape} size={15} strokeWidth={1.7} />
          </button>
        </header>
        <div className="groups">
          {groups.map(({ family, members }) => (
            <section key={family} aria-label={family}>
              <h3>
                {family}
                <span className="quiet">{members.length}</span>
              </h3>
              <div className="rows">
                {members.map((one) => (
                  <button
                    key={one.id}
                    value={one.id}
                    aria-current={one.id === current || undefined}
                    onFocus={() => setLooked(one)}
                    onMouseEnter={() => setLooked(one)}
                  >
                    <span className="name">{one.name}</span>
                    <span className="note">{SYSTEMS[one.platform]}</span>
                    <span className="note pay">{one.hint}</span>
                  </button>
                ))}
              </div>
            </section>
          ))}
          {found.length === 0 && <p className="quiet none">没有匹配的环境</p>}
        </div>
        <footer>
          <h3>用户代理</h3>
          <p className="agent mono">{shown ? shown.userAgent || '没有用户代理' : ''}</p>
        </footer>
      </div>
    </Modal>
  );
}
