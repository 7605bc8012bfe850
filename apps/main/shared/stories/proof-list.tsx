import { Clauses } from '@vip/ui';
import { Drawing } from './drawing.tsx';
import type { Proof } from './stories.ts';

/** Uses of an app, each drawn, named and explained; every page lays them out in its own way. */
export const ProofList = ({ proofs }: { proofs: readonly Proof[] }) => (
  <ul>
    {proofs.map(({ picture, name, text }) => (
      <li key={name}>
        <Drawing picture={picture} />
        <p>
          <b>{name}</b>
          <Clauses text={text} />
        </p>
      </li>
    ))}
  </ul>
);
