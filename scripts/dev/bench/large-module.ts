/** Numbers that look random and are the same each time. */
function numbers(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor(((state >>> 8) / 0x100_0000) * below)
  }
}

const globals = 15_000
const firstGlobal = 100
const firstConstant = firstGlobal + globals
const constants = 3000
const firstFree = firstConstant + constants
const [voidType, boolType, uint, float, vector, functionType, pointer, imported] = [
  2, 3, 4, 5, 6, 7, 8, 1,
] as const

/**
 * A module as compilers make them, with about this number of words: names, decorations, constants, and functions of
 * some hundred instructions that load, compute, call extended instructions, store and branch. Well encoded; not valid.
 */
export function largeModule(words: number): Uint32Array {
  const below = numbers()
  const module: number[] = [0x0723_0203, 0x0001_0600, 0, 0, 0]
  const put = (opcode: number, ...operands: number[]): void => {
    module.push(((operands.length + 1) << 16) | opcode, ...operands)
  }
  put(17, 1)
  put(11, imported, 0x4c53_4c47, 0x6474_732e, 0x3035_342e, 0)
  put(14, 0, 1)
  for (let n = 0; n < globals; n++)
    put(5, firstGlobal + n, 0x6162_6f6c, 0x6c67_5f67, 0x30 + (n % 10))
  for (let n = 0; n < globals; n += 2) put(71, firstGlobal + n, 30, n)
  put(19, voidType)
  put(20, boolType)
  put(21, uint, 32, 0)
  put(22, float, 32)
  put(23, vector, float, 4)
  put(33, functionType, voidType)
  put(32, pointer, 7, vector)
  for (let n = 0; n < constants; n++)
    put(43, n % 2 ? float : uint, firstConstant + n, n % 2 ? 0x3f80_0000 + below(0x100_0000) : n)
  for (let n = 0; n < globals; n++) put(59, pointer, firstGlobal + n, 7)
  let next = firstFree
  const value = (): number => Math.max(firstConstant, next - 1 - below(50))
  const compute: readonly (() => void)[] = [
    () => put(61, vector, next++, firstGlobal + below(globals)),
    () => put(62, firstGlobal + below(globals), value()),
    () => put(129, float, next++, value(), value()),
    () => put(133, float, next++, value(), value()),
    () => put(12, vector, next++, imported, 37, value(), value()),
    () => put(65, pointer, next++, firstGlobal + below(globals), firstConstant + below(constants)),
    () => put(81, float, next++, value(), below(4)),
    () => put(80, vector, next++, value(), value(), value(), value()),
    () => put(79, vector, next++, value(), value(), 0, 1, 2, 3),
    () => put(87, vector, next++, value(), value(), 2, value()),
    () => put(184, boolType, next++, value(), value()),
  ]
  while (module.length < words) {
    put(54, voidType, next++, 0, functionType)
    put(248, next++)
    for (let blocks = 2 + below(18); blocks > 0; blocks--) {
      for (let count = 5 + below(25); count > 0; count--) compute[below(compute.length)]?.()
      const merge = next++
      put(247, merge, 0)
      put(250, value(), merge, merge)
      put(248, merge)
    }
    put(253)
    put(56)
  }
  module[3] = next
  return Uint32Array.from(module)
}
