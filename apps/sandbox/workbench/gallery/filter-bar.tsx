import { useEffect, useState, type FormEvent } from 'react';
import { BRANDS, readPictures, type Filter, type Scene } from './scenes.ts';

/** The ids of the pictures that changed since a commit, and why they are not known. */
export function useChanged(since: string): { changed: ReadonlySet<string> | null; error: string } {
  const [answer, setAnswer] = useState<{ since: string; changed: ReadonlySet<string> | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (names: readonly string[] | null) => {
      const changed = names && new Set(names.map((name) => name.replace(/\.webp$/, '')));
      if (isCurrent) setAnswer({ since, changed });
    };
    if (since !== '')
      readPictures<string>(`before/changed.json?since=${encodeURIComponent(since)}`).then(show, () =>
        show(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [since]);
  const known = answer?.since === since ? answer : null;
  const hasFailed = since !== '' && known !== null && known.changed === null;
  return {
    changed: known?.changed ?? null,
    error: hasFailed ? `没有找到提交 ${since}，请输入 HEAD~1、分支名或提交号` : '',
  };
}

export interface FilterBarProps {
  filter: Filter;
  onChange(filter: Filter): void;
}

/** Search by page and state, the brand, and the commit to compare with. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const [typed, setTyped] = useState(filter.since);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, since: typed.trim() });
  };
  const showAll = () => {
    setTyped('');
    onChange({ ...filter, since: '' });
  };
  return (
    <search className="filters">
      <input
        type="search"
        className="field"
        aria-label="查找页面或状态"
        placeholder="查找页面或状态，如 结果 关闭"
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <select
        className="field"
        aria-label="品牌"
        value={filter.brand}
        onChange={({ target }) => onChange({ ...filter, brand: target.value as Scene['brand'] | '' })}
      >
        <option value="">全部品牌</option>
        {Object.entries(BRANDS).map(([brand, name]) => (
          <option key={brand} value={brand}>
            {name}
          </option>
        ))}
      </select>
      <form onSubmit={compare}>
        <input
          className="field mono"
          aria-label="对比的提交"
          placeholder="提交，如 HEAD~1"
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="button">对比改动</button>
        {filter.since && (
          <button type="button" className="button" onClick={showAll}>
            显示全部
          </button>
        )}
      </form>
    </search>
  );
}
