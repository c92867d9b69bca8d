import type { Instruction, Module } from '../../module.ts'
import { perModule } from '../shared/per-module.ts'

/** What is declared of a function that is an entry point. */
export interface EntryPoint {
  /** Values of the execution models it is declared with. */
  readonly models: readonly number[]
  /** `OpExecutionMode` and `OpExecutionModeId` instructions for it, in order. */
  readonly modes: readonly Instruction[]
  /** The first `OpEntryPoint` that declares it. */
  readonly declaration: Instruction
}

interface Growing extends EntryPoint {
  readonly models: number[]
  readonly modes: Instruction[]
}

/** Whether an entry point may have more than one mode. */
export function haveSeveralModes(module: Module): boolean {
  return module.all('OpExecutionMode').length + module.all('OpExecutionModeId').length > 1
}

/** Entry points by the id of their function. */
export const entryPoints = perModule((module): ReadonlyMap<number, EntryPoint> => {
  const found = new Map<number, Growing>()
  for (const declaration of module.all('OpEntryPoint')) {
    const [model, target] = declaration.operands
    if (model === undefined || target === undefined) continue
    const known = found.get(target.value)
    if (known === undefined)
      found.set(target.value, { models: [model.value], modes: [], declaration })
    else known.models.push(model.value)
  }
  for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
    for (const mode of module.all(name)) found.get(mode.operands[0]?.value ?? 0)?.modes.push(mode)
  return found
})
