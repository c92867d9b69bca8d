import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Site } from '../../maker.ts'
import type { Module, Words } from '../../module.ts'
import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import { onceFor } from '../../words/once-for.ts'
import { resultsOf } from '../../words/results-of.ts'
import { minorVersions, versionWord } from '../../words/versions.ts'
import { addCapability, addExtension, insertDeclaration } from '../changes.ts'
import type { GenericMutator } from '../generic-mutator.ts'
import {
  genericMutatorOf,
  graftingMutatorOf,
  mutatorBy,
  otherWords,
} from '../generic-mutator-of.ts'

/** Words in capitals as lower case ones, joined by hyphens. */
function joined(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

const opMemoryModel = opcodeOf('OpMemoryModel')
/** Decorations that change what other rules say. */
const names = [
  'Shader',
  'Kernel',
  'Addresses',
  'Linkage',
  'PhysicalStorageBufferAddresses',
  'VariablePointers',
  'VulkanMemoryModel',
  'UntypedPointersKHR',
  'WorkgroupMemoryExplicitLayoutKHR',
  'DescriptorHeapEXT',
] as const
const capabilities = names.map((name) =>
  instructionOf('OpCapability', enumerantOf('Capability', name)),
)

const opExtension = opcodeOf('OpExtension')
const opExtInstImport = opcodeOf('OpExtInstImport')
const opCapability = opcodeOf('OpCapability')
const variants = new Map([
  [opCapability, 'capability'],
  [opExtension, 'extension'],
  [opExtInstImport, 'instruction-set'],
])

const words = new Map([
  ...minorVersions.map((minor) => [`to-1-${minor}`, versionWord(minor)] as const),
  ['to-1-7', versionWord(7)],
  ['to-0', 0],
])

function sitesOf({ version, instructions }: Module): readonly Site[] {
  if (instructions.length === 0) return []
  const others = [...words].filter(([, word]) => word !== version)
  return others.map(([variant]) => ({ at: 0, variant }))
}

const opFunctionParameter = opcodeOf('OpFunctionParameter')
/** Decorations that a decoration instruction alone sets, by variant. */
const decorations = (operandKindByName('Decoration')?.enumerants ?? [])
  .filter(({ parameters, version }) => parameters.length === 0 && version !== null)
  .map(({ name, value }) => [joined(name), [value]] as const)
const attributes = 8
/** Decorations of parameters, with the attributes that are parameters of a decoration. */
const ofParameters = [
  ...decorations,
  ...Array.from({ length: attributes }, (_, value) => {
    return [
      `parameter-attribute-${value}`,
      [enumerantOf('Decoration', 'FuncParamAttr'), value],
    ] as const
  }),
]

/** By opcode: the word of the decoration. */
const literal: ReadonlyMap<number, number> = new Map([
  [opcodeOf('OpDecorate'), 1],
  [opcodeOf('OpMemberDecorate'), 2],
])
const byId: ReadonlyMap<number, number> = new Map([
  [opcodeOf('OpDecorateId'), 1],
  [opcodeOf('OpMemberDecorateIdEXT'), 2],
])
const numbered = (names: readonly string[]): ReadonlySet<number | undefined> =>
  new Set(names.map((name) => enumerantByName('Decoration', name)?.value ?? -1))
const layouts = numbered(['ArrayStride', 'MatrixStride', 'Offset'])
const layoutIds = numbered(['ArrayStrideIdEXT', 'OffsetIdEXT'])

/** By variant: what a stride or an offset becomes. */
const numbers: Readonly<Record<string, number>> = {
  'minus-sixteen': 0xffff_fff0,
  'the-least': 0x8000_0000,
  three: 3,
}

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

/** The words of plain numbers by id. */
const numbersOf = onceFor(
  ({ instructions }) =>
    new Map<number, Words>(
      instructions
        .filter((each) => each.opcode === opConstant)
        .map(({ words }) => [words[1] ?? 0, words.slice(2)]),
    ),
)

/** The words of all constituents, where each is a plain number; `undefined` where one is not. */
function literals(module: Module, constituents: Words): Words | undefined {
  const numbers = numbersOf(module)
  const found = constituents.flatMap((id) => numbers.get(id) ?? [])
  return constituents.every((id) => numbers.has(id)) ? found : undefined
}

export const mutators: readonly GenericMutator[] = [
  genericMutatorOf(
    'declare',
    'a capability is declared in addition',
    function* (memoryModel, position, { module }) {
      if (memoryModel.opcode !== opMemoryModel) return
      const before = module.instructions.slice(0, position + 1)
      for (const [index, name] of names.entries()) {
        const added = capabilities[index] as (typeof capabilities)[number]
        const declared = before.some(
          ({ opcode, words }) => opcode === added.opcode && words[0] === added.words[0],
        )
        if (!declared) yield [joined(name), () => ({ at: 0, removed: 0, by: [added] })]
      }
    },
  ),
  genericMutatorOf(
    'undeclare',
    'a capability, an extension or an instruction set is not declared any more',
    function* ({ opcode }) {
      const variant = variants.get(opcode)
      if (variant !== undefined) yield [variant, () => ({ by: [] })]
    },
  ),
  {
    name: 'version',
    summary: 'the header tells another version',
    sites: (module) => sitesOf(module),
    sitesAt: (module, index) => (index === 0 ? sitesOf(module) : []),
    apply: (module, { variant }) => ({
      ...module,
      version: words.get(variant) ?? module.version,
    }),
  },
  /** Any result: types, constants, variables, functions, their parameters, labels. */
  mutatorBy(
    'decorate',
    'a result gets a decoration in addition',
    function* (instruction): Iterable<readonly [string, Words]> {
      const { result } = resultsOf(instruction)
      if (result === 0) return
      const all = instruction.opcode === opFunctionParameter ? ofParameters : decorations
      for (const [variant, words] of all) yield [variant, [result, ...words]]
    },
    (module, _, words) => insertDeclaration(module, instructionOf('OpDecorate', ...words)),
  ),
  /** Every decoration with a stride or an offset, as a literal or as a constant. */
  graftingMutatorOf(
    'layout-number',
    'a stride or an offset becomes negative, or a multiple of nothing',
    function* (instruction) {
      const { opcode, words } = instruction
      const index = literal.get(opcode)
      if (index !== undefined && layouts.has(words[index]) && words.length > index + 1)
        yield* otherWords(instruction, index + 1, '', numbers)
      const place = byId.get(opcode)
      if (place === undefined || !layoutIds.has(words[place]) || words.length <= place + 1) return
      for (const [variant, value] of Object.entries(numbers)) {
        yield [
          `${variant}-as-a-constant`,
          (graft) => {
            const type = graft.type('OpTypeInt', 32, 1) ?? graft.add('OpTypeInt', 32, 1)
            const id = graft.add('OpConstant', type, value)
            return { by: [{ ...instruction, words: words.with(place + 1, id) }] }
          },
        ]
      }
    },
  ),
  /** Wherever the core specification asks for a constant composite, whatever uses it. */
  graftingMutatorOf(
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
  ),
]
