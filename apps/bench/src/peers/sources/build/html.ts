/** A document. Scripts are deferred in the head, as html-webpack-plugin puts them. */
export const document = ({ head = '', body }: { head?: string; body: string }) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
    <title>支付</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
