/** Rules of which no case shows one side, or both, and why. Tests of the judge show them. */
export const withoutCases: ReadonlyMap<string, string> = new Map([
  [
    'core/local-variable-limit',
    'its modules have eight megabytes, over which a validator takes seconds, in each environment and version',
  ],
  [
    'core/call-argument-limit',
    'no invalid one: a call of so many needs a function of so many parameters, which breaks the limit of parameters as well',
  ],
])
