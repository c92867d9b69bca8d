import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../../module.ts'
import { addCapability, addExtension } from '../changes.ts'
import { graftingMutatorOf } from './grafting-mutator-of.ts'

const opConstant = opcodeOf('OpConstant')
/** By opcode: whether the composite is a specialization constant. */
const composites: ReadonlyMap<number, boolean> = new Map([
  [opcodeOf('OpConstantComposite'), false],
  [opcodeOf('OpSpecConstantComposite'), true],
])
const replicated = [
  opcodeOf('OpConstantCompositeReplicateEXT'),
  opcodeOf('OpSpecConstantCompositeReplicateEXT'),
] as const
const data = [opcodeOf('OpConstantDataKHR'), opcodeOf('OpSpecConstantDataKHR')] as const

function declared(capability: string, extension: string): (module: Module) => Module {
  return (module) => addExtension(addCapability(module, capability), extension)
}

const withReplicated = declared('ReplicatedCompositesEXT', 'SPV_EXT_replicated_composites')
const withData = declared('ConstantDataKHR', 'SPV_KHR_constant_data')

const numbersBy = new WeakMap<Module, ReadonlyMap<number, readonly number[]>>()

/** The words of plain numbers by id; worked out once for a module. */
function numbersOf(module: Module): ReadonlyMap<number, readonly number[]> {
  const known = numbersBy.get(module)
  if (known !== undefined) return known
  const numbers = new Map(
    module.instructions
      .filter((each) => each.opcode === opConstant)
      .map(({ words }) => [words[1] ?? 0, words.slice(2)]),
  )
  numbersBy.set(module, numbers)
  return numbers
}

/** The words of all constituents, where each is a plain number; `undefined` where one is not. */
function literals(module: Module, constituents: readonly number[]): readonly number[] | undefined {
  const numbers = numbersOf(module)
  const found = constituents.flatMap((id) => numbers.get(id) ?? [])
  return constituents.every((id) => numbers.has(id)) ? found : undefined
}

/** Wherever the core specification asks for a constant composite, whatever uses it. */
export const mutator = graftingMutatorOf(
  'constant-of-a-text',
  'a constant composite is written as its first constituent replicated, or as the data of its constituents',
  function* (instruction, _, { module }) {
    const spec = composites.get(instruction.opcode)
    const [type = 0, result = 0, first, ...others] = instruction.words
    if (spec === undefined || first === undefined) return
    const plain = replicated[spec ? 1 : 0]
    for (const [variant, form] of [
      ['replicated', plain],
      ['replicated-in-the-other-form', replicated[spec ? 0 : 1]],
    ] as const) {
      yield [
        variant,
        () => ({ by: [{ opcode: form, words: [type, result, first] }], finish: withReplicated }),
      ]
    }
    const words = literals(module, [first, ...others])
    if (words === undefined) return
    const form = data[spec ? 1 : 0]
    yield [
      'data',
      () => ({ by: [{ opcode: form, words: [type, result, ...words] }], finish: withData }),
    ]
  },
)
