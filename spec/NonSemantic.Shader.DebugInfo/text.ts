import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as constants } from './rules/constants.ts'
import { rules as floatingPointEncodings } from './rules/floating-point-encodings.ts'
import { rules as imports } from './rules/imports.ts'
import { rules as instructions } from './rules/instructions.ts'
import { rules as placement } from './rules/placement.ts'
import { rules as scopes } from './rules/scopes.ts'
import { rules as strings } from './rules/strings.ts'
import { rules as types } from './rules/types.ts'
import { rules as variables } from './rules/variables.ts'

/** NonSemantic.Shader.DebugInfo, the debug information that compilers of shading languages write into their modules. */
export const text: Text = {
  name: 'NonSemantic.Shader.DebugInfo',
  title: 'SPIR-V NonSemantic Shader DebugInfo Instructions',
  revision: 101,
  versions: [
    { date: '2026-02-25', commit: '278044a', revision: 100, statements: 'cdcc7594cfdc9fe0' },
    { date: '2026-03-31', commit: 'e49c895', revision: 101, statements: '4c69886acdc66f85' },
    { date: '2026-04-01', commit: '326af3d', revision: 101, statements: '083e4b43aa4b319b' },
    { date: '2026-04-09', commit: '7af96e5', revision: 101, statements: '083e4b43aa4b319b' },
    { date: '2026-05-15', commit: 'cbca474', revision: 101, statements: '1b147e99a85b46b5' },
  ],
  facts,
  rules: [
    ...imports,
    ...instructions,
    ...placement,
    ...strings,
    ...constants,
    ...floatingPointEncodings,
    ...types,
    ...scopes,
    ...variables,
  ],
}
