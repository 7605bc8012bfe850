import { useAtomValue } from 'jotai';
import { pickBrand } from '../actions.ts';
import { brandName, BRANDS } from '../format.ts';
import { brandAtom, routesAtom } from '../state.ts';
import { Choice, Choices } from './choice.tsx';

/** Chooses the brand whose pages and orders are listed; goes to its first page. */
export function BrandChoice() {
  const brand = useAtomValue(brandAtom);
  const routes = useAtomValue(routesAtom);
  const live = new Set(routes.map((route) => route.brand));
  const brands = [...new Set([...Object.keys(BRANDS), ...live])];
  return (
    <Choice title="品牌" kind="brands">
      <Choices
        label="品牌"
        variant="track"
        value={brand}
        onPick={pickBrand}
        options={brands.map((name) => ({
          value: name,
          isDisabled: !live.has(name),
          hint: live.has(name) ? undefined : '还没有上线的页面',
          content: (
            <>
              <i style={{ background: BRANDS[name]?.colour ?? 'var(--quiet)' }} />
              <span className={live.has(name) ? '' : 'quiet'}>{brandName(name)}</span>
            </>
          ),
        }))}
      />
    </Choice>
  );
}
