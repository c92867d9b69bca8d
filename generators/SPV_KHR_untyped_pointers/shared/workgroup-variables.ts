import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { resultsOf } from '../../words/results-of.ts'
import { interfaceOf } from './interface-of.ts'
import { storageClass } from './storage-class.ts'
import { variableWords } from './untyped-variable-at.ts'

const opVariable = 59
const block = enumerantByName('Decoration', 'Block')?.value

/** A variable in Workgroup that the interface of an entry point lists. */
export interface WorkgroupVariable {
  readonly at: number
  readonly result: number
  readonly isTyped: boolean
  readonly isBlock: boolean
}

function isBlock(module: Module, type: number | undefined): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const [target, decoration] = module.instructions[at]?.words ?? []
    return target === type && decoration === block
  })
}

function contentOf(module: Module, at: number): number | undefined {
  const { opcode, words = [] } = module.instructions[at] ?? {}
  if (opcode !== opVariable) return words[variableWords.dataType]
  const shape = typeShape(module, words[variableWords.resultType])
  return shape.kind === 'pointer' ? shape.pointee : undefined
}

/** Those of modules with one entry point. */
export function workgroupVariables(module: Module): readonly WorkgroupVariable[] {
  const entries = ordinalsOf(module, 'OpEntryPoint')
  const [entry] = entries
  if (entry === undefined || entries.length > 1) return []
  const { ids } = interfaceOf(module, entry)
  return ordinalsOf(module, 'OpVariable', 'OpUntypedVariableKHR').flatMap((at) => {
    const instruction = module.instructions[at]
    if (instruction?.words[variableWords.storageClass] !== storageClass('Workgroup')) return []
    const { result } = resultsOf(instruction)
    if (!ids.includes(result) || definition(module, result) === undefined) return []
    return [
      {
        at,
        result,
        isTyped: instruction.opcode === opVariable,
        isBlock: isBlock(module, contentOf(module, at)),
      },
    ]
  })
}
