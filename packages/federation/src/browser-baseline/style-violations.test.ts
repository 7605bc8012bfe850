import { describe, expect, it } from 'vitest';
import { styleViolations } from './style-violations.ts';

const REFUSED = {
  inset: '.a{inset:0}',
  'a logical inset': '.a{inset-inline:0}',
  'aspect-ratio': '.a{aspect-ratio:1}',
  'a gap of a flex box': '.a{display:flex;gap:8px}',
  'a gap of a grid under its new name': '.a{display:grid;gap:8px}',
  'a gap between columns of a flex box': '.a{display:flex;column-gap:8px}',
  'a unit of the changing viewport alone': '.a{height:100dvh}',
  'env() alone': '.a{padding-bottom:calc(8px + env(safe-area-inset-bottom))}',
  'a fallback for another property': '.a{padding:8px;padding-bottom:env(safe-area-inset-bottom)}',
  'a fallback that comes after': '.a{height:100dvh;height:100vh}',
  'min() alone': '.a{width:min(100%,480px)}',
  'clamp() alone': '.a{font-size:clamp(16px,4vw,20px)}',
  ':has()': '.a:has(input){color:red}',
  ':is()': '.a:is(.b,.c){color:red}',
  'a rule that goes down with the focus beside it': '.a:after,.b:focus:not(:focus-visible):after{color:red}',
  'a focus ring beside more': '.a:focus-visible{color:red}',
  'a list within :not()': '.a:not(.b,.c){color:red}',
  'a rule within a media query': '@media (min-width:480px){.a{inset:0}}',
};

const TAKEN = {
  'a fallback before it': '.a{height:100vh;height:100dvh}',
  'what is asked for': '@supports (padding:env(a)){.a{padding-bottom:env(safe-area-inset-bottom)}}',
  'what is asked for within a media query': '@supports (inset:0){@media print{.a{inset:0}}}',
  'grid-gap': '.a{display:grid;grid-gap:8px}',
  'the gap of columns of text': '.a{columns:2;column-gap:8px}',
  'minmax()': '.a{grid-template-columns:minmax(0,1fr)}',
  'an inset shadow': '.a{box-shadow:inset 0 0 1px red}',
  'a ring that only newer engines take away': 'a:focus:not(:focus-visible){outline:0}',
  'a ring that only newer engines draw thinner': '.a:focus-visible{outline:1px solid}',
  'a drawn ring that only newer engines take away': '.a:focus:not(:focus-visible):after{color:red}',
  'a custom property': '.a{--gap:min(1px,2px)}',
};

describe('a style sheet for the oldest engines', () => {
  for (const [name, css] of Object.entries(REFUSED)) {
    it(`may not have ${name}`, () => expect(styleViolations(css)).toHaveLength(1));
  }
  for (const [name, css] of Object.entries(TAKEN)) {
    it(`may have ${name}`, () => expect(styleViolations(css)).toEqual([]));
  }

  it('has no fallback in what is as new', () =>
    expect(styleViolations('.a{height:100dvh;height:100svh}')).toHaveLength(2));

  it('is reported with its place', () =>
    expect(styleViolations('.a{}\n.b{color:red;inset:0}')[0]).toMatchObject({ line: 2, column: 14 }));
});
