import type { Instruction, Module } from '../module.ts'
import type { Constants } from './constants.ts'
import type { Three } from './invocation.ts'
import type { Request } from './request.ts'

/** The entry point that a run begins at. */
export interface EntryPoint {
  readonly function: number
  readonly declaration: Instruction
  /** Invocations of a workgroup. */
  readonly size: Three
}

const computes: ReadonlySet<number> = new Set([5, 6])
const localSize = 17
const localSizeId = 38
const workgroupSize = 25
const builtIn = 11

function threeOf(values: readonly (number | undefined)[]): Three {
  return [values[0] ?? 1, values[1] ?? 1, values[2] ?? 1]
}

function sizeConstant(module: Module, constants: Constants): Three | undefined {
  for (const decoration of module.all('OpDecorate')) {
    const [target, kind, value] = decoration.operands
    if (kind?.value !== builtIn || value?.value !== workgroupSize) continue
    const size = constants.of(target?.value ?? 0)
    if (Array.isArray(size)) return threeOf(size as readonly number[])
  }
  return undefined
}

function declaredSize(module: Module, id: number, constants: Constants): Three | undefined {
  for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
    for (const { operands } of module.all(name)) {
      const [target, mode, ...sizes] = operands.map(({ value }) => value)
      if (target !== id) continue
      if (mode === localSize) return threeOf(sizes)
      if (mode === localSizeId) return threeOf(sizes.map((size) => Number(constants.of(size))))
    }
  return undefined
}

/** The entry point that the request means, or why there is none. */
export function entryPointOf(
  module: Module,
  constants: Constants,
  { entryPoint: wanted, localSize: given }: Request,
): EntryPoint | string {
  const all = module.all('OpEntryPoint')
  const named = all.filter(
    ({ operands, word }) =>
      computes.has(operands[0]?.value ?? -1) &&
      (wanted === undefined || module.string(word + 3) === wanted),
  )
  const [declaration, ...others] = named
  if (declaration === undefined)
    return wanted === undefined
      ? `the module has no entry point of a compute shader or kernel among ${all.length}`
      : `the module has no compute shader or kernel named ${wanted}`
  if (others.length > 0)
    return `the module has ${named.length} entry points: ${named.map(({ word }) => module.string(word + 3)).join(', ')}`
  const id = declaration.valueAt(1) ?? 0
  const size = sizeConstant(module, constants) ??
    declaredSize(module, id, constants) ??
    given ?? [1, 1, 1]
  return { function: id, declaration, size }
}
