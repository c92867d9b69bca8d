import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as client } from './rules/client.ts'
import { rules as imports } from './rules/imports.ts'
import { rules as instructions } from './rules/instructions.ts'
import { rules as kernels } from './rules/kernels.ts'
import { rules as operands } from './rules/operands.ts'
import { rules as printf } from './rules/printf.ts'

/** NonSemantic.ClspvReflection, the reflection information that clspv writes into its modules. */
export const text: Text = {
  name: 'NonSemantic.ClspvReflection',
  title: 'SPIR-V Non-Semantic Clspv Reflection Instructions',
  revision: 6,
  facts,
  rules: [...imports, ...instructions, ...operands, ...kernels, ...printf, ...client],
}
