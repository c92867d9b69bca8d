import {
  firstFree,
  inFunction,
  module,
  oneId,
  op,
  range,
  uint,
  type WriteInstruction,
} from './module.ts'

const [pointer, variable, value, instructions] = [10, 11, 12, 2_000_000]
const firstType = 100
/** The capability of messages. */
const abort = 5120
const privateClass = 6
const storageBuffer = 12

/** Declares about `count` types from an id on, and gives the id of the one that holds all others. */
type DeclareTrap = (put: WriteInstruction, count: number, first: number) => number

function chain(next: (put: WriteInstruction, id: number, inner: number) => void): DeclareTrap {
  return (put, count, first) => {
    const types = range(Math.max(1, Math.floor(count)))
    for (const n of types) next(put, first + n, n === 0 ? uint : first + n - 1)
    return first + types.length - 1
  }
}

const deep = chain((put, id, inner) => put(op.typeStruct, id, inner))

const wide: DeclareTrap = (put, count, first) => {
  const members = range(Math.min(60_000, Math.max(1, Math.floor(count / 2))))
  for (const n of members) put(op.typeStruct, first + n, uint)
  put(op.typeStruct, first + members.length, ...members.map((n) => first + n))
  return first + members.length
}

const shapes: Readonly<Record<string, DeclareTrap>> = {
  'deep structures': deep,
  'wide structures': wide,
  'types that double': chain((put, id, inner) => put(op.typeStruct, id, inner, inner)),
  'arrays in arrays': chain((put, id, inner) => put(op.typeArray, id, inner, oneId)),
}

/** An instruction that is written again and again about a type: how many words it takes, where it is, and which. */
type TrapRow = readonly [
  words: number,
  section: 'declarations' | 'function',
  write: (put: WriteInstruction, type: number, id: number) => void,
]

const rows: Readonly<Record<string, TrapRow>> = {
  loads: [4, 'function', (put, type, id) => put(op.load, type, id, variable)],
  stores: [3, 'function', (put) => put(op.store, variable, value)],
  'copies in memory': [3, 'function', (put) => put(op.copyMemory, variable, variable)],
  copies: [4, 'function', (put, type, id) => put(op.copyObject, type, id, value)],
  'null constants': [3, 'declarations', (put, type, id) => put(op.constantNull, type, id)],
  composites: [4, 'function', (put, type, id) => put(op.compositeConstruct, type, id, oneId)],
  'replicated composites': [
    4,
    'function',
    (put, type, id) => put(op.compositeConstructReplicate, type, id, oneId),
  ],
  'replicated constants': [
    4,
    'declarations',
    (put, type, id) => put(op.constantCompositeReplicate, type, id, oneId),
  ],
  messages: [3, 'function', (put, type) => put(op.abort, type, value)],
  'undefined values': [3, 'function', (put, type, id) => put(op.undef, type, id)],
  variables: [4, 'declarations', (put, _, id) => put(op.variable, pointer, id, privateClass)],
  'untyped variables': [
    5,
    'declarations',
    (put, type, id) => put(op.untypedVariable, pointer, id, storageBuffer, type),
  ],
}

function about(
  shape: DeclareTrap,
  [count, section, write]: TrapRow,
): (words: number) => Uint32Array {
  return (words) =>
    module(
      (put) => {
        const type = shape(put, words / 8, firstType)
        put(op.typePointer, pointer, privateClass, type)
        put(op.variable, pointer, variable, privateClass)
        put(op.constantNull, type, value)
        const writeAll = (): void => {
          for (const n of range(words / 2 / count)) write(put, type, instructions + n)
        }
        if (section === 'declarations') writeAll()
        inFunction(put, section === 'function' ? writeAll : () => {})
      },
      undefined,
      undefined,
      { minor: 3, capabilities: [1, 5, abort], extensions: ['SPV_KHR_abort'] },
    )
}

function copiesBetween(shape: DeclareTrap): (words: number) => Uint32Array {
  return (words) =>
    module((put) => {
      const deepest = shape(put, words / 8, firstType)
      const other = shape(put, words / 8, instructions / 2)
      put(op.constantNull, deepest, value)
      inFunction(put, () => {
        for (const n of range(words / 8)) put(op.copyLogical, other, instructions + n, value)
      })
    })
}

/** Four letters of their own for each number up to 65535, as a word. */
function nameWord(n: number): number {
  return range(4).reduce(
    (word, index) => word | ((0x61 + ((n >> (4 * index)) & 15)) << (8 * index)),
    0,
  )
}

/** As many entry points as variables; one function that all of them call names every variable. */
function entryPointsTimesVariables(words: number): Uint32Array {
  const count = Math.floor(words / 34)
  const [variables, functions] = [100, 1_000_000]
  const used = functions + 3 * count
  return module(
    (put) => {
      put(op.typePointer, pointer, 3, uint)
      for (const n of range(count)) put(op.variable, pointer, variables + n, 3)
      for (const n of range(count)) {
        put(op.function, 1, functions + 3 * n, 0, 2)
        put(op.label, functions + 3 * n + 1)
        put(op.functionCall, 1, functions + 3 * n + 2, used)
        put(op.return)
        put(op.functionEnd)
      }
      put(op.function, 1, used, 0, 2)
      put(op.label, used + 1)
      for (const n of range(count)) put(op.store, variables + n, oneId)
      put(op.return)
      put(op.functionEnd)
    },
    undefined,
    (put) => {
      for (const n of range(count))
        put(op.entryPoint, 4, functions + 3 * n, nameWord(n), 0, variables + n)
    },
  )
}

const decorations = { block: 2, offset: 35, binding: 33, descriptorSet: 34 } as const

/** Many buffers of one deep block, each with its binding. */
function buffersOfOneBlock(words: number): Uint32Array {
  const count = Math.floor(words / 28)
  return module(
    (put) => {
      const type = deep(put, count, firstType)
      put(op.typePointer, pointer, storageBuffer, type)
      for (const n of range(count)) put(op.variable, pointer, instructions + n, storageBuffer)
    },
    undefined,
    (put) => {
      put(op.decorate, firstType + count - 1, decorations.block)
      for (const n of range(count)) {
        put(op.memberDecorate, firstType + n, 0, decorations.offset, 0)
        put(op.decorate, instructions + n, decorations.descriptorSet, 0)
        put(op.decorate, instructions + n, decorations.binding, n)
      }
    },
  )
}

/** A chain of blocks, each with a variable. */
function chainOfBlocks(words: number): Uint32Array {
  const count = Math.floor(words / 19)
  return module(
    (put) => {
      deep(put, count, firstType)
      for (const n of range(count)) {
        put(op.typePointer, instructions + 2 * n, storageBuffer, firstType + n)
        put(op.variable, instructions + 2 * n, instructions + 2 * n + 1, storageBuffer)
      }
    },
    undefined,
    (put) => {
      for (const n of range(count)) {
        put(op.decorate, firstType + n, decorations.block)
        put(op.memberDecorate, firstType + n, 0, decorations.offset, 0)
      }
    },
  )
}

/** Members that are all of one chain of arrays of matrices. */
function matricesInArrays(words: number): Uint32Array {
  const count = Math.floor(words / 19)
  const members = range(Math.min(16_000, count))
  return module(
    (put) => {
      put(22, firstFree, 32)
      put(23, firstFree + 1, firstFree, 4)
      put(24, firstFree + 2, firstFree + 1, 4)
      for (const n of range(count))
        put(op.typeArray, firstType + n, n === 0 ? firstFree + 2 : firstType + n - 1, oneId)
      put(op.typeStruct, instructions, ...members.map(() => firstType + count - 1))
      put(op.typePointer, instructions + 1, storageBuffer, instructions)
      put(op.variable, instructions + 1, instructions + 2, storageBuffer)
    },
    undefined,
    (put) => {
      put(op.decorate, instructions, decorations.block)
      for (const n of range(count)) put(op.decorate, firstType + n, 6, 16)
      for (const member of members) {
        put(op.memberDecorate, instructions, member, decorations.offset, 64 * member)
        put(op.memberDecorate, instructions, member, 5)
        put(op.memberDecorate, instructions, member, 7, 16)
      }
    },
  )
}

/** A group of many decorations that is applied to many members. */
function groupOfManyMembers(words: number): Uint32Array {
  const count = Math.floor(words / 9)
  const structures = Math.ceil(count / 1000)
  const group = firstFree
  const members = range(Math.min(1000, count))
  return module(
    (put) => {
      for (const n of range(structures))
        put(op.typeStruct, firstType + n, ...members.map(() => uint))
      put(op.typePointer, pointer + 1, storageBuffer, firstType)
      put(op.variable, pointer + 1, variable + 1, storageBuffer)
    },
    undefined,
    (put) => {
      for (const n of range(count)) put(op.decorate, group, decorations.offset, 4 * n)
      put(op.decorationGroup, group)
      for (const n of range(structures))
        put(op.groupMemberDecorate, group, ...members.flatMap((member) => [firstType + n, member]))
    },
  )
}

/** Traps of many instructions about types that are large, deep or nested in one another, as {@link traps} has others. */
export const typeTraps: Readonly<Record<string, (words: number) => Uint32Array>> = {
  ...Object.fromEntries(
    Object.entries(shapes).flatMap(([kind, shape]) => [
      ...Object.entries(rows).map(([what, row]) => [`${what} of ${kind}`, about(shape, row)]),
      [`logical copies between ${kind}`, copiesBetween(shape)],
    ]),
  ),
  'entry points times variables': entryPointsTimesVariables,
  'many buffers of one deep block': buffersOfOneBlock,
  'a chain of blocks with a variable each': chainOfBlocks,
  'members of arrays of matrices': matricesInArrays,
  'a group of many decorations of many members': groupOfManyMembers,
}
