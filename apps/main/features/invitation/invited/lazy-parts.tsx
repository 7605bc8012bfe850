export { Claim } from './claim.tsx';
export { Claimed } from './claimed.tsx';
