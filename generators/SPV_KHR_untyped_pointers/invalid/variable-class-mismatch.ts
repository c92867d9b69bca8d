import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { containsPointer } from '../shared/contains-type.ts'
import { hasNarrowStorage } from '../shared/has-narrow-storage.ts'
import { isIdle } from '../shared/is-idle.ts'
import { storageClass } from '../shared/storage-class.ts'
import {
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from '../shared/untyped-variable-at.ts'
import { withOperand } from '../shared/with-operand.ts'

/** For each storage class another one that nothing else would be wrong with. */
const others: Readonly<Record<string, string>> = {
  StorageBuffer: 'Uniform',
  Uniform: 'StorageBuffer',
  PushConstant: 'StorageBuffer',
  Private: 'Workgroup',
  Input: 'Output',
  Output: 'Input',
  CrossWorkgroup: 'UniformConstant',
  UniformConstant: 'CrossWorkgroup',
}

/** For each storage class one that its pointer type could be mistaken for. */
const otherTypes: Readonly<Record<string, string>> = {
  ...others,
  Function: 'Workgroup',
  Workgroup: 'CrossWorkgroup',
}

function withType(module: Module, at: number, name: string | undefined): Module | undefined {
  if (name === undefined) return undefined
  return withOperand(module, at, variableWords.resultType, (graft) =>
    graft.add('OpTypeUntypedPointerKHR', name),
  )
}

const operand: Way = (module, at) => {
  const variable = untypedVariableAt(module, at)
  const other = others[variable.storageClass]
  // An initializer, logical pointers or narrow types would not suit every class.
  const held =
    variable.initializer !== undefined ||
    containsPointer(module, variable.dataType) ||
    hasNarrowStorage(module)
  if (other === undefined || held) return undefined
  return replaceWord(module, at, variableWords.storageClass, storageClass(other))
}

export const mutator = mutatorOf({
  name: 'variable-class-mismatch',
  rule: 'untyped-variable-has-the-storage-class-of-its-result-type',
  summary: 'the variable and its type name different storage classes',
  ordinals: (module) => untypedVariablesOf(module, ({ result }) => isIdle(module, result)),
  ways: {
    'of-the-variable': operand,
    'of-the-type': (module, at) =>
      withType(module, at, otherTypes[untypedVariableAt(module, at).storageClass]),
    'type-in-generic': (module, at) =>
      untypedVariableAt(module, at).storageClass === 'CrossWorkgroup'
        ? withType(module, at, 'Generic')
        : undefined,
  },
})
