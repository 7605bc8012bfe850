import { html, raw } from 'hono/html';
import { frame } from './page.ts';

/** JSON that can stand inside a script element. */
const inScript = (value: string) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Goes back to the merchant in the place of this page; the cashier before it stays in the history, as wallets have it. */
export const leaveFor = (address: string) =>
  frame(
    html`<h1>收银台</h1>
      <p class="said" role="status">正在返回商家</p>
      <p class="note"><a href="${address}">返回商家</a></p>
      <script>
        location.replace(${inScript(address)});
      </script>`,
  );

/** Tells the app around a sheet what was chosen; the app takes the sheet away. */
export const tellApp = (result: 'ok' | 'cancel' | 'fail') =>
  frame(
    html`<h1>收银台</h1>
      <p class="said" role="status">正在返回</p>
      <script>
        parent.postMessage({ type: 'sandbox-cashier', result: ${inScript(result)} }, '*');
      </script>`,
    { isSheet: true },
  );
