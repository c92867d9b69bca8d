import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as constants } from './rules/constants.ts'
import { rules as enumerants } from './rules/enumerants.ts'
import { rules as expressions } from './rules/expressions.ts'
import { rules as instructions } from './rules/instructions.ts'
import { rules as placement } from './rules/placement.ts'
import { rules as scopes } from './rules/scopes.ts'
import { rules as strings } from './rules/strings.ts'
import { rules as types } from './rules/types.ts'
import { rules as variables } from './rules/variables.ts'

/** OpenCL.DebugInfo.100, the debug information that compilers of OpenCL and SYCL write into their modules. */
export const text: Text = {
  name: 'OpenCL.DebugInfo.100',
  title: 'OpenCL.DebugInfo.100 Information Extended Instruction Set Specification',
  revision: 1,
  versions: [
    { date: '2026-07-15', commit: '7afaa84', revision: 1, statements: 'a1f65a4c877d61da' },
  ],
  facts,
  rules: [
    ...instructions,
    ...enumerants,
    ...placement,
    ...strings,
    ...constants,
    ...types,
    ...scopes,
    ...variables,
    ...expressions,
  ],
}
