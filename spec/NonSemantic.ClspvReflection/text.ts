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
  revision: 7,
  versions: [
    { date: '2023-10-18', commit: '9958d58', revision: 6, statements: 'fb8921d9c68be0ed' },
    { date: '2024-11-20', commit: 'fd0a5cf', revision: 6, statements: 'fb8921d9c68be0ed' },
    { date: '2025-03-12', commit: '480e69c', revision: 7, statements: 'a70d9742a4fceafd' },
  ],
  facts,
  rules: [...imports, ...instructions, ...operands, ...kernels, ...printf, ...client],
}
