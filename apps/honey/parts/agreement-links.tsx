import type { Agreement } from '@vip/purchase';

/** The names of agreements, each a link to its text. */
export const AgreementLinks = ({ agreements }: { agreements: Agreement[] }) => (
  <>
    {agreements.map(({ document, name }) => (
      <a key={document} href={document}>
        {name}
      </a>
    ))}
  </>
);
