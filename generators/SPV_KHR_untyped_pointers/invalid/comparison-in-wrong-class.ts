import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { globalPointers, pointerAt } from '../shared/pointer-at.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { variablePointersOf, withStorageBufferOnly } from '../shared/variable-pointers-of.ts'
import { withWords } from '../shared/with-inserted.ts'

const first = 2
const second = 3

function comparisons(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpPtrEqual', 'OpPtrNotEqual')
}

/** Compares an untyped pointer into that storage class with itself. */
function into(storageClass: string): Way {
  return (module, at) => {
    const before = module.instructions[at]
    const pointer = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === storageClass,
    )
    if (before === undefined || pointer === undefined || !comparisons(module).includes(at)) {
      return undefined
    }
    if (!isLogical(module, pointer.storageClass)) return undefined
    return replaceInstruction(
      module,
      at,
      withWords(before, { [first]: pointer.id, [second]: pointer.id }),
    )
  }
}

/** True where the one comparison of the module is of two untyped pointers into Workgroup. */
function comparesInWorkgroup(module: Module): boolean {
  const [at, ...more] = comparisons(module)
  return (
    at !== undefined &&
    more.length === 0 &&
    [first, second]
      .map((word) => pointerAt(module, at, word))
      .every(
        (each) => each?.kind === 'untyped' && storageClassName(each.storageClass) === 'Workgroup',
      )
  )
}

export const mutator = mutatorOf({
  name: 'comparison-in-wrong-class',
  rule: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
  summary: 'logical pointers are compared in a storage class that variable pointers leave out',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'VariablePointers')
    return hasVariablePointers(module)
      ? [...comparisons(module), ...(at === undefined ? [] : [at])]
      : []
  },
  ways: {
    private: into('Private'),
    uniform: into('Uniform'),
    'push-constant': into('PushConstant'),
    input: into('Input'),
    'workgroup-by-the-lesser-capability': (module, at) =>
      ordinalOfCapability(module, 'VariablePointers') === at &&
      comparesInWorkgroup(module) &&
      variablePointersOf(module, 'Workgroup').length === 0
        ? withStorageBufferOnly(module)
        : undefined,
  },
})
