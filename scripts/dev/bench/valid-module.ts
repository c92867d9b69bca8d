/** Numbers that look random and are the same each time. */
function numbers(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor(((state >>> 8) / 0x100_0000) * below)
  }
}

const globals = 4200
const constants = 3000
const [imported, voidType, boolType, uint, float, vector, functionType] = [1, 2, 3, 4, 5, 6, 7]
const [privateVector, privateFloat, functionVector, array, privateArray, main, truth] = [
  8, 9, 10, 11, 12, 13, 14,
]
const arrayLength = 15
const firstGlobal = 100
const firstConstant = firstGlobal + globals
const firstFree = firstConstant + constants

/** Writes an instruction. */
type Put = (opcode: number, ...operands: number[]) => void

/** Writes what comes before the functions: names, decorations, types, constants and variables. */
function putDeclarations(put: Put, below: (most: number) => number): void {
  put(17, 1)
  put(11, imported, 0x4c53_4c47, 0x6474_732e, 0x3035_342e, 0)
  put(14, 0, 1)
  put(15, 5, main, 0x6e69_616d, 0)
  put(16, main, 17, 8, 8, 1)
  for (let n = 0; n < globals; n++)
    put(5, firstGlobal + n, 0x6162_6f6c, 0x6c67_5f67, 0x30 + (n % 10))
  for (let n = 0; n < globals; n += 2) put(71, firstGlobal + n, 0)
  put(19, voidType)
  put(20, boolType)
  put(21, uint, 32, 0)
  put(22, float, 32)
  put(23, vector, float, 4)
  put(33, functionType, voidType)
  put(43, uint, arrayLength, 64)
  put(28, array, vector, arrayLength)
  put(32, privateVector, 6, vector)
  put(32, privateFloat, 6, float)
  put(32, functionVector, 7, vector)
  put(32, privateArray, 6, array)
  put(41, boolType, truth)
  for (let n = 0; n < constants; n++)
    put(
      43,
      n % 2 ? float : uint,
      firstConstant + n,
      n % 2 ? 0x3f80_0000 + below(0x10_0000) : n % 64,
    )
  for (let n = 0; n < globals; n++)
    put(59, [privateVector, privateFloat, privateArray][n % 3] as number, firstGlobal + n, 6)
}

/**
 * A valid compute shader as compilers make them, with about this number of words: names, decorations, constants,
 * variables, and functions of some hundred instructions that load, compute, call extended instructions, index, store,
 * branch and merge.
 */
export function validModule(words: number): Uint32Array {
  const below = numbers()
  const module: number[] = [0x0723_0203, 0x0001_0300, 0, 0, 0]
  const put: Put = (opcode, ...operands) => {
    module.push(((operands.length + 1) << 16) | opcode, ...operands)
  }
  putDeclarations(put, below)
  let next = firstFree
  let floats: number[] = []
  let vectors: number[] = []
  let truths: number[] = []
  const constant = (operands: readonly number[]): number =>
    operands[Math.max(0, operands.length - 1 - below(40))] as number
  const variable = (kind: number): number => firstGlobal + 3 * below(globals / 3) + kind
  const number = (): number => firstConstant + 2 * below(constants / 2)
  const define = (into: number[], opcode: number, type: number, ...operands: number[]): void => {
    put(opcode, type, next, ...operands)
    into.push(next++)
  }
  const compute: readonly (() => void)[] = [
    () => define(vectors, 61, vector, variable(0)),
    () => define(floats, 61, float, variable(1)),
    () => put(62, variable(0), constant(vectors)),
    () => put(62, variable(1), constant(floats)),
    () => define(floats, 129, float, constant(floats), constant(floats)),
    () => define(vectors, 133, vector, constant(vectors), constant(vectors)),
    () => define(vectors, 142, vector, constant(vectors), constant(floats)),
    () => define(vectors, 12, vector, imported, 37, constant(vectors), constant(vectors)),
    () => define(floats, 12, float, imported, 13, constant(floats)),
    () => define(floats, 81, float, constant(vectors), below(4)),
    () =>
      define(
        vectors,
        80,
        vector,
        constant(floats),
        constant(floats),
        constant(floats),
        constant(floats),
      ),
    () => define(vectors, 79, vector, constant(vectors), constant(vectors), 0, 5, 2, 7),
    () => define(floats, 148, float, constant(vectors), constant(vectors)),
    () => define(truths, 184, boolType, constant(floats), constant(floats)),
    () => define(floats, 169, float, constant(truths), constant(floats), constant(floats)),
    () => {
      const chain = next++
      put(65, privateVector, chain, variable(2), number())
      define(vectors, 61, vector, chain)
      put(62, chain, constant(vectors))
    },
  ]
  const some = (): void => {
    for (let count = 5 + below(25); count > 0; count--) compute[below(compute.length)]?.()
  }
  const selection = (): void => {
    const [then, merge, condition] = [next++, next++, constant(truths)]
    const kept = { floats, vectors, truths }
    put(247, merge, 0)
    put(250, condition, then, merge)
    put(248, then)
    ;[floats, vectors, truths] = [[...floats], [...vectors], [...truths]]
    some()
    const inner = constant(floats)
    put(249, merge)
    ;({ floats, vectors, truths } = kept)
    const before = constant(floats)
    put(248, merge)
    define(floats, 245, float, inner, then, before, header)
    header = merge
  }
  let header = 0
  for (let id = main; module.length < words; id = next++) {
    put(54, voidType, id, 0, functionType)
    header = next++
    put(248, header)
    ;[floats, vectors, truths] = [[firstConstant + 1], [], [truth]]
    const local = next++
    put(59, functionVector, local, 7)
    define(vectors, 61, vector, local)
    for (let blocks = 2 + below(18); blocks > 0; blocks--) {
      some()
      selection()
    }
    put(62, local, constant(vectors))
    put(253)
    put(56)
  }
  module[3] = next
  return Uint32Array.from(module)
}
