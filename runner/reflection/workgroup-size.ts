import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'

const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value
const workgroupSize = enumerantByName('BuiltIn', 'WorkgroupSize')?.value
const localSize = enumerantByName('ExecutionMode', 'LocalSize')?.value
const localSizeId = enumerantByName('ExecutionMode', 'LocalSizeId')?.value

/** The object that is decorated as the WorkgroupSize built-in; it goes before every execution mode. */
export function workgroupSizeBuiltIn(module: Module): Instruction | undefined {
  return module.instructions.find(
    ({ name, result }) =>
      (name.startsWith('OpConstant') || name.startsWith('OpSpecConstant')) &&
      module
        .decorations(result)
        .some((row) => row.decoration === builtIn && row.operands[0]?.value === workgroupSize),
  )
}

function constant(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}

/** The place and the value of a workgroup size in a module: `undefined` for a value that specialization decides. */
export interface WorkgroupSize {
  readonly word: number
  readonly from: 'LocalSize' | 'LocalSizeId' | 'WorkgroupSize'
  readonly size: readonly (number | undefined)[]
}

/** The workgroup size that the module gives to an entry point; `undefined` where it gives none. */
export function workgroupSizeOf(module: Module, entryPoint: number): WorkgroupSize | undefined {
  const made = workgroupSizeBuiltIn(module)
  if (made !== undefined) {
    const parts = /^Op(Spec)?ConstantComposite$/.test(made.name) ? made.operands : []
    const size = parts.map(({ value }) => constant(module, value))
    return { word: made.word, from: 'WorkgroupSize', size }
  }
  for (const { operands, word } of [
    ...module.all('OpExecutionMode'),
    ...module.all('OpExecutionModeId'),
  ]) {
    const [target, mode, ...values] = operands
    if (target?.value !== entryPoint) continue
    if (mode?.value === localSize)
      return { word, from: 'LocalSize', size: values.map(({ value }) => value) }
    if (mode?.value === localSizeId)
      return { word, from: 'LocalSizeId', size: values.map(({ value }) => constant(module, value)) }
  }
  return undefined
}
