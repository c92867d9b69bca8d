import { entryPoints } from '../../core/modes/entry-point-modes.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction, Module } from '../../module.ts'

const [builtIn, workgroupSize] = [
  enumerant('Decoration', 'BuiltIn'),
  enumerant('BuiltIn', 'WorkgroupSize'),
]
const [localSize, localSizeId] = [
  enumerant('ExecutionMode', 'LocalSize'),
  enumerant('ExecutionMode', 'LocalSizeId'),
]

/** The instruction that gives an entry point a mode. */
export function modeOf(
  module: Module,
  entryPoint: Instruction,
  mode: number,
): Instruction | undefined {
  return entryPoints(module)
    .get(entryPoint.valueAt(1) ?? 0)
    ?.modes.find((one) => one.valueAt(1) === mode)
}

/** The value of a constant that specialization does not change. */
export function plainValue(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name.startsWith('OpSpecConstant') === true) return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}

/** Sizes by dimension; `undefined` for what is not known. */
export type Size = readonly (number | undefined)[]

/** The decoration that makes a constant the built-in WorkgroupSize. */
export function workgroupSizeDecoration(module: Module): Instruction | undefined {
  return module
    .all('OpDecorate')
    .find((one) => one.valueAt(1) === builtIn && one.valueAt(2) === workgroupSize)
}

/** The mode that gives an entry point its size, and that size. */
export function sizeOfMode(
  module: Module,
  entryPoint: Instruction,
): { readonly mode: Instruction; readonly size: Size } | undefined {
  const literals = modeOf(module, entryPoint, localSize)
  if (literals !== undefined)
    return { mode: literals, size: literals.operands.slice(2).map(({ value }) => value) }
  const ids = modeOf(module, entryPoint, localSizeId)
  return (
    ids && {
      mode: ids,
      size: ids.operands.slice(2).map(({ value }) => plainValue(module, value)),
    }
  )
}

/** The size of the workgroups of an entry point; empty where it is not given. */
export function sizeOf(module: Module, entryPoint: Instruction): Size {
  const decorated = workgroupSizeDecoration(module)
  if (decorated === undefined) return sizeOfMode(module, entryPoint)?.size ?? []
  const constant = module.definition(decorated.valueAt(0) ?? 0)
  if (constant?.name !== 'OpConstantComposite' && constant?.name !== 'OpSpecConstantComposite')
    return []
  return constant.operands.map(({ value }) => plainValue(module, value))
}
