import type { Address } from '@vip/api';
import { DEPTH, type Place, type Regions } from './regions.ts';

/** What precedes it, then the number with 86 and without. No lookbehind: Safari before 16.4 does not parse it. */
const PHONE = /(^|\D)((?:\+?86[- ]?)?(1[3-9]\d[- ]?\d{4}[- ]?\d{4}))(?!\d)/;
const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码?|联系电话|联系方式|电话|所在地区|地区|详细地址|收货地址|地址)\s*[:：]/g;
const BREAKS = /[\s,，;；、|]+/;
/** 浙江, 广西, 延边: how people shorten 浙江省, 广西壮族自治区, 延边朝鲜族自治州. */
const SUFFIX = /(?:特别行政区|(?:[\u4e00-\u9fff]{1,3}族)?自治[区州]|省|市)$/;
/** A person's name, and not a part of an address such as 3 幢 or 西溪路. */
const NAME = /^[\u4e00-\u9fff·]{2,6}$/;
const PART_OF_STREET = /[路街巷道号室楼幢栋座层院村镇乡县区市省园城厦]$/;

const isName = (text: string) => NAME.test(text) && !PART_OF_STREET.test(text);

/** How long the name of `place` at the start of `text` is; 0 if it is not there. Districts are never shortened. */
function lengthOf(place: Place, text: string, isShort: boolean): number {
  if (text.indexOf(place.name) === 0) return place.name.length;
  const short = place.name.replace(SUFFIX, '');
  return isShort && short.length > 1 && text.indexOf(short) === 0 ? short.length : 0;
}

/** Reads places from the start of `text`. A level may be missing: 北京市海淀区, 浙江省西湖区. */
function readPath(
  regions: Regions,
  path: readonly Place[],
  text: string,
): { path: Place[]; rest: string } | null {
  if (path.length === DEPTH) return { path: [...path], rest: text };
  const from = text.replace(/^[\s,，]+/, '');
  const places = regions.below(path);
  for (const place of places) {
    const length = lengthOf(place, from, path.length < DEPTH - 1);
    const found = length > 0 && readPath(regions, [...path, place], from.slice(length));
    if (found) return found;
  }
  if (path.length !== 1) return null;
  for (const place of places) {
    const found = readPath(regions, [...path, place], from);
    if (found) return found;
  }
  return null;
}

/** The first complete region in `text`, by its province or by its city. */
function findRegion(regions: Regions, text: string) {
  const provinces = regions.below([]);
  for (let start = 0; start < text.length; start++) {
    const from = text.slice(start);
    const found = readPath(regions, [], from);
    if (found) return { ...found, start };
    for (const province of provinces)
      for (const city of regions.below([province])) {
        const of =
          from.indexOf(city.name) === 0 && readPath(regions, [province, city], from.slice(city.name.length));
        if (of) return { ...of, start };
      }
  }
  return null;
}

/**
 * Reads an address that was copied from a chat or another shop: 江晚舟 13800000001 浙江省杭州市西湖区文三路 88 号, in any
 * order, with or without labels. Returns only what it has found.
 */
export function recogniseAddress(text: string, regions: Regions): Partial<Address> {
  const found: Partial<Address> = {};
  const [, , whole = '', phone] = PHONE.exec(text) ?? [];
  if (phone) found.phone = phone.replace(/\D/g, '');
  const plain = (whole ? text.replace(whole, '\n') : text).replace(LABELS, '\n').trim();
  const region = findRegion(regions, plain);
  if (!phone && !region) return {};
  const parts = (half: string) => half.split(BREAKS).filter(Boolean);
  const street = parts(region ? region.rest : '');
  const nameFirst = parts(region ? plain.slice(0, region.start) : plain).filter(isName)[0];
  const nameLast = street.length > 1 ? street.filter((part, at) => at > 0 && isName(part)).pop() : undefined;
  const name = nameFirst ?? nameLast;
  if (name) found.name = name;
  if (region) {
    const [province, city, district] = region.path;
    Object.assign(found, { province: province?.name, city: city?.name, district: district?.name });
    const rest =
      nameFirst === undefined && nameLast !== undefined ? street.filter((part) => part !== nameLast) : street;
    if (rest.length > 0) found.street = rest.join(' ');
  }
  return found;
}
