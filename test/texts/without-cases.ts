/** Rules whose modules are not cases, and why. Tests of the judge show them. */
export const withoutCases: ReadonlyMap<string, string> = new Map([
  ['core/whole-words', 'cases are words, and the octets after the last word are not a word'],
  ['core/global-variable-limit', 'larger than a file of the corpus should be'],
  ['core/local-variable-limit', 'larger than a file of the corpus should be'],
  ['core/switch-limit', 'larger than a file of the corpus should be'],
  [
    'core/control-flow-nesting-limit',
    'larger than a file of the corpus should be, and spirv-val takes minutes for the control',
  ],
  ['core/call-argument-limit', 'a call of so many breaks the limit of parameters as well'],
])
