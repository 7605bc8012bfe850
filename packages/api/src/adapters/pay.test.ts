import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { PayInstruction } from '../schema/index.ts';
import { fromWire } from '../wire/index.ts';
import { parseForm } from './form.ts';
import { alipayPage, alipayTrade, h5, jsapi } from './pay.ts';

const fits = (instruction: unknown) => safeParse(PayInstruction, fromWire(instruction)).success;

/** Alipay's SDK for Java, `WebUtils.buildForm`: the query has the common parameters, a field the business ones. */
const JAVA_FORM = `<form name="punchout_form" method="post" action="https://openapi.alipay.com/gateway.do?charset=UTF-8&method=alipay.trade.wap.pay&sign=a%2Bb%3D%3D&sign_type=RSA2">
<input type="hidden" name="biz_content" value="{&quot;out_trade_no&quot;:&quot;70501111&quot;,&quot;total_amount&quot;:168.00,&quot;subject&quot;:&quot;年卡&quot;}">
<input type="submit" value="立即支付" style="display:none" >
</form>
<script>document.forms[0].submit();</script>`;

/** Alipay's SDK for PHP, `AopClient::buildRequestForm`: escapes the apostrophe only. */
const PHP_FORM = `<form id='alipaysubmit' name='alipaysubmit' action='https://openapi.alipay.com/gateway.do?charset=UTF-8' method='POST'><input type='hidden' name='biz_content' value='{"body":"it&apos;s <b> & more","total_amount":"168.00"}'/><input type='hidden' name='sign' value='a+b=='/><input type='submit' value='ok' style='display:none;''></form><script>document.forms['alipaysubmit'].submit();</script>`;

describe('a form of Alipay', () => {
  it('of the SDK for Java has its signed query and its fields', () => {
    const instruction = alipayPage(JAVA_FORM);
    expect(instruction).toEqual({
      kind: 'alipay_form',
      action:
        'https://openapi.alipay.com/gateway.do?charset=UTF-8&method=alipay.trade.wap.pay&sign=a%2Bb%3D%3D&sign_type=RSA2',
      fields: { biz_content: '{"out_trade_no":"70501111","total_amount":168.00,"subject":"年卡"}' },
    });
    expect(fits(instruction)).toBe(true);
  });

  it('of the SDK for PHP has values with markup in them', () => {
    expect(alipayPage(PHP_FORM)).toEqual({
      kind: 'alipay_form',
      action: 'https://openapi.alipay.com/gateway.do?charset=UTF-8',
      fields: { biz_content: `{"body":"it's <b> & more","total_amount":"168.00"}`, sign: 'a+b==' },
    });
  });

  const name = fc.stringMatching(/^[a-z_]{1,12}$/).filter((each) => each !== '__proto__');
  const value = fc.string({ unit: 'binary', maxLength: 40 }).filter((each) => !/[\0\r]/.test(each));

  it('gives back what was written into it, in both kinds of quotes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(name, value, { noNullPrototype: true }),
        fc.constantFrom('"', "'"),
        (fields, quote) => {
          const escape = (plain: string) =>
            plain
              .replace(/&/g, '&amp;')
              .replace(/"/g, '&quot;')
              .replace(/'/g, '&#39;')
              .replace(/</g, fc.sample(fc.constantFrom('&lt;', '<', '&#x3c;'), 1)[0]!);
          const inputs = Object.entries(fields).map(
            ([key, each]) => `<input type=hidden name=${key} value=${quote}${escape(each)}${quote}>`,
          );
          const html = `<form method=post action=${quote}https://a.cn/${quote}>${inputs.join('\n')}</form>`;
          expect(parseForm(html)).toEqual({ action: 'https://a.cn/', method: 'post', fields });
        },
      ),
    );
  });

  it('by GET is the address that a browser would open', () => {
    const form = JAVA_FORM.replace('method="post"', 'method="get"');
    const { kind, url } = alipayPage(form) as { kind: string; url: string };
    expect(kind).toBe('h5');
    expect(new URL(url).searchParams.get('biz_content')).toContain('年卡');
    expect(new URL(url).searchParams.get('charset')).toBeNull();
  });

  it.each([
    ['two forms', JAVA_FORM + JAVA_FORM],
    ['no form', '<p>error</p>'],
    ['no action', JAVA_FORM.replace(/action="[^"]*"/, '')],
    [
      'another element',
      JAVA_FORM.replace('<input type="submit"', '<textarea name="x"></textarea><input type="submit"'),
    ],
    ['a script', JAVA_FORM.replace('<input type="submit"', '<script>1</script><input type="submit"')],
    ['a checkbox', JAVA_FORM.replace('type="hidden"', 'type="checkbox"')],
    ['a field twice', PHP_FORM.replace("name='sign'", "name='biz_content'")],
    ['an open quote', JAVA_FORM.replace('sign_type=RSA2"', 'sign_type=RSA2')],
    [
      'an action that runs code',
      PHP_FORM.replace('https://openapi.alipay.com/gateway.do?charset=UTF-8', 'javascript:alert(1)'),
    ],
    ['no text', null],
  ])('with %s is refused', (_, html) => {
    expect(fits(alipayPage(html))).toBe(false);
  });

  it('ends in time and changes no prototype, whatever the text is', () => {
    expect(parseForm(`<form action=a>${'<input name=a '.repeat(2000)}</form>`)).toBeNull();
    expect(parseForm(`<form action=a>${' a'.repeat(20_000)}<input`)).toBeNull();
    expect(parseForm("<form action=a><input name='__proto__' value=x></form>")).toBeNull();
    fc.assert(fc.property(fc.string(), (html) => void parseForm(`<form action=a>${html}</form>`)));
  });
});

it('an address of the gateway is followed with its signed query', () => {
  const url = 'https://openapi.alipay.com/gateway.do?app_id=1&biz_content=%7B%22a%22%3A1%7D&sign=a%2Bb%3D';
  expect(alipayPage(url)).toEqual({ kind: 'h5', url });
});

describe('JSAPI parameters', () => {
  const params = {
    appId: 'wx2421b1c4370ec43b',
    timeStamp: '1395712654',
    nonceStr: 'e61463f8efa94090b1f366cccfbbb444',
    package: 'prepay_id=up_wx21201855730335ac86f8c43d1889123400',
    signType: 'RSA',
    paySign: 'signed',
  };

  it.each([
    ['as documented', params],
    ['with a number', { ...params, timeStamp: 1395712654 }],
    ['as EasyWeChat’s text', JSON.stringify(params)],
    ['with the name of WxJava', { ...params, package: undefined, packageValue: params.package }],
    ['with the name of the JS-SDK', { ...params, timeStamp: undefined, timestamp: 1395712654 }],
    ['with more', { ...params, prepay_id: 'x' }],
  ])('%s', (_, given) => {
    expect(jsapi(given)).toEqual({ kind: 'jsapi', params });
    expect(fits(jsapi(given))).toBe(true);
  });

  it.each([
    { ...params, paySign: '' },
    { ...params, package: undefined },
    'prepay_id=1',
    null,
    { ...params, timeStamp: {} },
  ])('are not %j', (given) => expect(fits(jsapi(given))).toBe(false));
});

describe('WeChat H5', () => {
  const url =
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx20161110163838&package=1037687096';

  it.each([url, { mweb_url: url }, { mwebUrl: url }, { h5_url: url }])('is %j', (given) =>
    expect(h5(given)).toEqual({ kind: 'h5', url }),
  );

  it('returns to an address, once', () => {
    const back = 'https://vip.example.com/result/{token}/7/-/1';
    const { url: full } = h5(url, back) as { url: string };
    expect(new URL(full).searchParams.get('redirect_url')).toBe(back);
    expect(h5(full, back)).toEqual({ kind: 'h5', url: full });
  });

  it.each(['', 'weixin://wap/pay', '/pay', null, {}])('is not %j', (given) =>
    expect(fits(h5(given))).toBe(false),
  );
});

it('an Alipay trade has a number', () => {
  const instruction = { kind: 'alipay_trade', trade_no: '2026112122001' };
  expect(alipayTrade('2026112122001')).toEqual(instruction);
  expect(alipayTrade({ trade_no: '2026112122001' })).toEqual(instruction);
  expect(fits(alipayTrade('a b'))).toBe(false);
});
