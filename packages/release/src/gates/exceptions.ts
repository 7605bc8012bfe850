/** What may be let by at the gates, by name: each is told. */
export interface Exceptions {
  /** Routes that the live release has and this one may lack. */
  allowRemoved: readonly string[];
  noSmoke: boolean;
}
