import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Types that may be declared, and may be declared twice. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'untyped-pointer-type-may-be-repeated',
    section: 'Types / pointer type',
    class: 'type',
    summary:
      'Several OpTypeUntypedPointerKHR may have the same Storage Class; they are distinct types.',
    decidable: 'no',
    why: 'a permission',
    confidence: 'derived',
  }),
  row({
    slug: 'declared-type-is-part-of-a-variable-or-return-type',
    section: 'Validation Rules for Shader Capabilities / Type Rules',
    class: 'type',
    summary:
      'In a module that declares Shader, each declared type is, or is contained in, a type that could be the Result Type of an OpVariable, the Data Type of an OpUntypedVariableKHR, or the Return Type of an OpTypeFunction.',
    decidable: 'no',
    why: 'the text does not list the types that are valid in these places; other rules report the types that they forbid',
  }),
  row({
    slug: 'intermediate-aggregate-is-of-a-type-for-global-variables',
    section: 'Validation Rules for Shader Capabilities / Type Rules',
    class: 'type',
    summary:
      'In a module that declares Shader, the aggregate type of an intermediate object is one that a variable outside every function could have.',
    decidable: 'no',
    why: 'the text does not list the types that are valid for a global variable; other rules report the types that they forbid',
  }),
]
