import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction, Module } from '../../module.ts'
import type { Reflection } from './reflection.ts'

/** The `OpEntryPoint` instructions whose Entry Point is the function `id`. */
export function entryPointsOf(module: Module, id: number): readonly Instruction[] {
  return module.all('OpEntryPoint').filter(({ operands }) => operands[1]?.value === id)
}

const glCompute = enumerant('ExecutionModel', 'GLCompute')

/** Number of the instruction `Kernel`. */
export const kernelNumber = 1

/** Names of the entry points of a `Kernel` instruction's function; empty where it is no entry point of GLCompute. */
export function entryPointNames(module: Module, { operands }: Reflection): readonly string[] {
  const entryPoints = entryPointsOf(module, operands[0]?.value ?? 0)
  if (!entryPoints.some((entryPoint) => entryPoint.operands[0]?.value === glCompute)) return []
  return entryPoints.map((entryPoint) => module.string(entryPoint.operands[2]?.word ?? 0))
}
