import { enumerant } from '../core/shared/enumerant.ts'
import type { Module } from '../module.ts'
import { entryPointsOf } from './entry-points-of.ts'
import type { Reflection } from './reflection.ts'

const glCompute = enumerant('ExecutionModel', 'GLCompute')

/** Number of the instruction `Kernel`. */
export const kernelNumber = 1

/** Names of the entry points of a `Kernel` instruction's function; empty where it is no entry point of GLCompute. */
export function entryPointNames(module: Module, { operands }: Reflection): readonly string[] {
  const entryPoints = entryPointsOf(module, operands[0]?.value ?? 0)
  if (!entryPoints.some((entryPoint) => entryPoint.operands[0]?.value === glCompute)) return []
  return entryPoints.map((entryPoint) => module.string(entryPoint.operands[2]?.word ?? 0))
}
