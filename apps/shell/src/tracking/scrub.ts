import type { EventProps } from '@vip/api';

/** A mobile number, also with separators between its digits: 138 0000 0001, 138-0000-0001, +86 138… */
const PHONE = /1(?:[\s.·()（）–—-]*\d){10}/;
const TOKEN = /Bearer|eyJ|[A-Za-z0-9_-]{32,}/;
/** 浙江省杭州市…, 西湖区文三路, 朝阳区望京街道: a place and, after it, a part of it. */
const REGION = /[\u4e00-\u9fff]{2}(?:省|市|区|县|州|盟|旗)[^，。]*(?:区|县|镇|乡|村|路|街|道|巷|弄|号)/;
/** 文三路 90 号, 5号楼, 3 单元 201 室 */
const HOUSE = /[路街道巷弄村区]\s*\d+\s*[号弄栋幢]|\d+\s*(?:号楼|号院|栋|幢|单元|室)/;

function isPersonal(value: EventProps[string]): boolean {
  if (typeof value === 'number') return /^1[3-9]\d{9}$/.test(String(value));
  if (typeof value !== 'string') return false;
  return value.length > 200 || [PHONE, TOKEN, REGION, HOUSE].some((pattern) => pattern.test(value));
}

/** Leaves out what must never be in an event: phone numbers, tokens, postal addresses, and texts over 200 characters. */
export const scrub = (props: EventProps): EventProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => !isPersonal(value)));
