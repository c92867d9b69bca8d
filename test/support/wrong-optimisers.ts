import type { Instruction, Module } from '#generators/module'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import type { Consumer } from '#runner/oracle/oracle'
import { opcodeOf } from '#spec/grammar/opcodes'

type Miscompilation = (module: Module) => Module

/** Every instruction with that name, changed or left out. */
function each(
  name: string,
  change: (words: readonly number[], module: Module) => readonly number[] | undefined,
): Miscompilation {
  const opcode = opcodeOf(name)
  return (module) => ({
    ...module,
    instructions: module.instructions.flatMap((instruction) => {
      if (instruction.opcode !== opcode) return [instruction]
      const words = change(instruction.words, module)
      return words === undefined ? [] : [{ ...instruction, words }]
    }),
  })
}

function resultsOf(module: Module, ...names: readonly string[]): ReadonlySet<number | undefined> {
  const opcodes = new Set(names.map(opcodeOf))
  return new Set(
    module.instructions.filter(({ opcode }) => opcodes.has(opcode)).map(({ words }) => words[1]),
  )
}

function types(module: Module, name: string): ReadonlySet<number | undefined> {
  const opcode = opcodeOf(name)
  return new Set(
    module.instructions
      .filter((instruction) => instruction.opcode === opcode)
      .map(({ words }) => words[0]),
  )
}

function typeOfValue(module: Module, id: number | undefined): number | undefined {
  return module.instructions.find(
    ({ words }) => words[1] === id && types(module, 'OpTypeInt').has(words[0]),
  )?.words[0]
}

const [opIMul, opUConvert, opTypeInt, opStore, opSelectionMerge, opBranchConditional, opLabel] = [
  'OpIMul',
  'OpUConvert',
  'OpTypeInt',
  'OpStore',
  'OpSelectionMerge',
  'OpBranchConditional',
  'OpLabel',
].map(opcodeOf) as [number, number, number, number, number, number, number]

function swappedBytes(word: number): number {
  return ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0
}

/** Products of 64 bits are computed in 32 bits and extended. */
function narrowed(module: Module): Module {
  const [long, short] = [64, 32].map(
    (width) =>
      module.instructions.find(({ opcode, words }) => opcode === opTypeInt && words[1] === width)
        ?.words[0],
  )
  let { bound } = module
  const instructions = module.instructions.flatMap((instruction): readonly Instruction[] => {
    const [type, result, x, y] = instruction.words as [number, number, number, number]
    if (instruction.opcode !== opIMul || type !== long || short === undefined) return [instruction]
    const [a, b, product] = [bound, bound + 1, bound + 2]
    bound += 3
    return [
      { opcode: opUConvert, words: [short, a, x] },
      { opcode: opUConvert, words: [short, b, y] },
      { opcode: opIMul, words: [short, product, a, b] },
      { opcode: opUConvert, words: [type, result, product] },
    ]
  })
  return { ...module, bound, instructions }
}

/** Stores in the first block of a branch are done before the branch, if they need nothing that the block computes. */
function hoisted(module: Module): Module {
  const all = [...module.instructions]
  for (let index = 0; index < all.length; index++) {
    if (all[index]?.opcode !== opSelectionMerge || all[index + 1]?.opcode !== opBranchConditional)
      continue
    const target = all[index + 1]?.words[1]
    const label = all.findIndex(({ opcode, words }) => opcode === opLabel && words[0] === target)
    for (let n = label + 1; n < all.length && all[n]?.opcode !== opLabel; n++) {
      const store = all[n] as Instruction
      if (store.opcode !== opStore) continue
      const isKnown = store.words.slice(0, 2).every((id) => {
        const definition = all.findIndex(({ words }) => words[1] === id)
        return definition >= 0 && definition < index
      })
      if (!isKnown || n < index) continue
      all.splice(n, 1)
      all.splice(index, 0, store)
      return { ...module, instructions: all }
    }
  }
  return module
}

/** Specialization constants become constants with their default values. */
function frozen(module: Module): Module {
  const [from, to] = [opcodeOf('OpSpecConstant'), opcodeOf('OpConstant')]
  const frozenIds = new Set(
    module.instructions.filter(({ opcode }) => opcode === from).map(({ words }) => words[1]),
  )
  const decorate = opcodeOf('OpDecorate')
  return {
    ...module,
    instructions: module.instructions
      .filter(
        ({ opcode, words }) => !(opcode === decorate && words[1] === 1 && frozenIds.has(words[0])),
      )
      .map((instruction) =>
        instruction.opcode === from ? { ...instruction, opcode: to } : instruction,
      ),
  }
}

/** The fault of each planted optimiser. */
export const faults: Readonly<Record<string, Miscompilation>> = {
  'swaps the operands of a subtraction': each('OpISub', ([type = 0, result = 0, x = 0, y = 0]) => [
    type,
    result,
    y,
    x,
  ]),
  'compares with less or equal instead of less': (module) => ({
    ...module,
    instructions: module.instructions.map((instruction) =>
      instruction.opcode === opcodeOf('OpSLessThan')
        ? { ...instruction, opcode: opcodeOf('OpSLessThanEqual') }
        : instruction,
    ),
  }),
  'drops stores through untyped pointers': (module) => {
    const untyped = resultsOf(module, 'OpUntypedAccessChainKHR')
    return each('OpStore', (words) => (untyped.has(words[0]) ? undefined : words))(module)
  },
  'extracts the first component': (module) => {
    const vectors = new Set(
      module.instructions
        .filter(({ words: [type] }) => types(module, 'OpTypeVector').has(type))
        .map(({ words }) => words[1]),
    )
    return each('OpCompositeExtract', (words) =>
      vectors.has(words[2]) ? [...words.slice(0, 3), 0] : words,
    )(module)
  },
  'swaps the bytes of constant data': each('OpConstantDataKHR', (words) => [
    ...words.slice(0, 2),
    ...words.slice(2).map(swappedBytes),
  ]),
  'doubles the stride of an array': each('OpDecorate', (words) =>
    words[1] === 6 ? [words[0] as number, 6, 2 * (words[2] as number)] : words,
  ),
  'loses specializations': frozen,
  'hoists a store over a branch': hoisted,
  'is off by one in a switch': (module) =>
    each('OpSwitch', (words) =>
      typeOfValue(module, words[0]) === undefined
        ? words
        : words.map((word, n) => (n >= 2 && n % 2 === 0 ? word + 1 : word)),
    )(module),
  'narrows products of 64 bits': narrowed,
}

/** An optimiser without a process that makes one mistake. */
export function wrongOptimiser(fault: Miscompilation): Consumer {
  return {
    kind: 'consumer',
    name: 'harness:planted-optimiser',
    tool: 'planted-optimiser',
    version: '1',
    command: 'planted-optimiser {file} {out}',
    close: () => {},
    takeAll: async (questions) =>
      questions.map(({ module }) => {
        const form = module instanceof Uint32Array ? read(module) : undefined
        if (form === undefined) return { kind: 'error', why: 'not a module in words' }
        return { kind: 'output', value: toBytes(encode(fault(form))) }
      }),
  }
}
