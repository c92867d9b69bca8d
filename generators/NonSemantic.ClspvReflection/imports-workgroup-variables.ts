import { pairOf } from '../pairs/pair-of.ts'
import { shader, size } from './shared/workgroup-variables.ts'

/** Pairs of the rules on version 7 of the set, which adds WorkgroupVariableSize. */
export const pairs = [
  pairOf`import-version-is-at-most-seven/alone
version 7 of the set is imported and used
${shader}
imports: %set = OpExtInstImport {"NonSemantic.ClspvReflection.7"
  | eight: "NonSemantic.ClspvReflection.8" | seventeen: "NonSemantic.ClspvReflection.17"
  | seventy: "NonSemantic.ClspvReflection.70"
  | seven-beyond-32-bits: "NonSemantic.ClspvReflection.4294967303"
  | seven-beyond-64-bits: "NonSemantic.ClspvReflection.18446744073709551623"}
after: ${size('%first', '%group')}`,
  pairOf`import-version-is-at-most-seven/beside-version-six in spv1.0
versions 7 and 6 are imported together, neither is used
imports: %old = OpExtInstImport "NonSemantic.ClspvReflection.6"
%set = OpExtInstImport {"NonSemantic.ClspvReflection.7" | eight: "NonSemantic.ClspvReflection.8"
  | hundred: "NonSemantic.ClspvReflection.107" | digits: "NonSemantic.ClspvReflection.7777777777777777777777"}
extensions: OpExtension "SPV_KHR_non_semantic_info"`,
]
