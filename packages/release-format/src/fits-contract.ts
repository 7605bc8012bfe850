/**
 * Whether a shell with the contract `given` runs what was built against `needed`: `^needed` in semver, for versions of
 * three numbers from 1.0.0 on.
 */
export function fitsContract(needed: string, given: string): boolean {
  const [need, give] = [needed, given].map((text) =>
    /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number),
  );
  if (!need || !give || need[0] !== give[0]) return false;
  const [, needMinor = 0, needPatch = 0] = need;
  const [, giveMinor = 0, givePatch = 0] = give;
  return giveMinor > needMinor || (giveMinor === needMinor && givePatch >= needPatch);
}
