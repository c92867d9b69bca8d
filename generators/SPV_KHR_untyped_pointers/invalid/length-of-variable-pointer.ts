import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { calledInVain } from '../shared/called-in-vain.ts'
import { globalPointers, type Pointer, pointerAt } from '../shared/pointer-at.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { type Put, withInserted } from '../shared/with-inserted.ts'

const opFunctionParameter = 55
/** Place of Pointer in an `OpUntypedArrayLengthKHR`, and of the first argument in an `OpFunctionCall`. */
const pointerWord = 3

/** Makes a variable pointer in the place of the pointer. */
type Make = (declare: Graft, pointer: Pointer, module: Module) => ((put: Put) => number) | undefined

const selected: Make = (declare, { id, type }) => {
  const boolean = declare.type('OpTypeBool')
  if (boolean === undefined) return undefined
  const truth = declare.add('OpConstantTrue', boolean)
  return (put) => put('OpSelect', type, truth, id, id)
}

function derived(name: string): Make {
  return (declare, pointer, module) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    const select = selected(declare, pointer, module)
    if (integer === undefined || select === undefined) return undefined
    if (name === 'OpCopyObject') return (put) => put(name, pointer.type, select(put))
    if (pointer.kind === 'typed') return undefined
    return (put) => put(name, pointer.type, integer, select(put))
  }
}

const makes: Readonly<Record<string, Make>> = {
  select: selected,
  null: (declare, { type }) => {
    const nothing = declare.add('OpConstantNull', type)
    return () => nothing
  },
  load: (_, { type }, module) => {
    const holder = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === 'Private',
    )
    return holder === undefined ? undefined : (put) => put('OpLoad', type, holder.id)
  },
  'copy-of-select': derived('OpCopyObject'),
  'chain-of-select': derived('OpUntypedAccessChainKHR'),
  'in-bounds-chain-of-select': derived('OpUntypedInBoundsAccessChainKHR'),
}

function way(make: Make): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    if (pointer === undefined || !isLogical(module, pointer.storageClass)) return undefined
    return withInserted(module, at, (declare) => {
      const write = make(declare, pointer, module)
      return write === undefined ? undefined : (put) => ({ [pointerWord]: write(put) })
    })
  }
}

/** True of calls that hand their first argument to a function that asks for its length. */
function passes(module: Module, at: number): boolean {
  const callee = definitionOf(module, module.instructions[at]?.words[2] ?? 0)
  const parameter = module.instructions[(callee ?? -2) + 1]
  return (
    parameter?.opcode === opFunctionParameter &&
    ordinalsOf(module, 'OpUntypedArrayLengthKHR').some(
      (length) => module.instructions[length]?.words[pointerWord] === parameter.words[1],
    )
  )
}

/** What a function that never ends is said to give back. */
const called: Way = (module, at) => {
  const type = pointerAt(module, at, pointerWord)?.type
  const before = module.instructions[at]
  const wider = type === undefined ? undefined : calledInVain(module, at, type)
  if (wider === undefined || before === undefined) return undefined
  const place = wider.instructions.indexOf(before)
  const result = wider.instructions[place - 1]?.words[1] ?? 0
  const instructions = wider.instructions.map((each, index) =>
    index === place ? { ...each, words: each.words.with(pointerWord, result) } : each,
  )
  return { ...wider, instructions }
}

export const mutator = mutatorOf({
  name: 'length-of-variable-pointer',
  rule: 'array-length-pointer-is-no-variable-pointer',
  summary: 'a length is asked of a variable pointer',
  ordinals: (module) =>
    hasVariablePointers(module)
      ? [
          ...ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
          ...ordinalsOf(module, 'OpFunctionCall').filter((at) => passes(module, at)),
        ]
      : [],
  ways: {
    ...Object.fromEntries(Object.entries(makes).map(([variant, make]) => [variant, way(make)])),
    call: called,
  },
})
