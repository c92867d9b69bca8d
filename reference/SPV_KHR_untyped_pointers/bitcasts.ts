import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import {
  componentCount,
  componentType,
  isIntegerType,
  isNumericalType,
  isPointerType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { alsoEmbedded, pointerWidth, whereDeclared } from '../shared/untyped-operands.ts'

/** The instruction that the rules on casts of bits look at. */
const bitcast: readonly string[] = ['OpBitcast']

/** Whether a type is a pointer type, or a scalar or vector of numerical type, as both sides are to be. */
function isCastable(module: Module, type: Instruction | undefined): boolean {
  return isPointerType(type) || isNumericalType(componentType(module, type))
}

/** The types of both sides. */
interface CastSides {
  readonly to: Instruction
  readonly from: Instruction
}

/** The sides of a cast; `undefined` where one is not a type that can be cast. */
function sidesOf(module: Module, cast: Instruction): CastSides | undefined {
  const to = resultType(module, cast)
  const from = operandType(module, cast, 0)
  if (to === undefined || from === undefined) return undefined
  return isCastable(module, to) && isCastable(module, from) ? { to, from } : undefined
}

/** The side beside a pointer; `undefined` where both are pointers or none is. */
function partnerOfPointer({ to, from }: CastSides): Instruction | undefined {
  if (isPointerType(to) === isPointerType(from)) return undefined
  return isPointerType(to) ? from : to
}

/** A side as components: how many, and how many bits each. */
interface CastBits {
  readonly count: number
  readonly width: number
}

function bitsOf(module: Module, type: Instruction): CastBits | undefined {
  const storage = storageClassOf(type)
  if (storage !== undefined) {
    // A logical pointer has no width.
    const width = pointerWidth(module, storage)
    return width === undefined || width === 0 ? undefined : { count: 1, width }
  }
  const count = componentCount(module, type)
  const width = scalarWidth(componentType(module, type))
  return count === undefined || width === undefined ? undefined : { count, width }
}

/** Both sides as components; `undefined` where that is not known, or a side is a pointer. */
function castBits(
  module: Module,
  cast: Instruction,
): { readonly to: CastBits; readonly from: CastBits } | undefined {
  const sides = sidesOf(module, cast)
  if (sides === undefined || isPointerType(sides.to) || isPointerType(sides.from)) return undefined
  const to = bitsOf(module, sides.to)
  const from = bitsOf(module, sides.from)
  return to === undefined || from === undefined ? undefined : { to, from }
}

/** It lets vectors of integers be cast before version 1.5, and the text does not take that back. */
const withVectors = 'SPV_KHR_physical_storage_buffer'

export const checks: readonly Check[] = [
  /** OpBitcast. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/bitcast-of-one-component-count-keeps-the-width',
    at: bitcast,
    judge(instruction, module, report) {
      const bits = castBits(module, instruction)
      if (bits === undefined || bits.to.count !== bits.from.count) return
      if (bits.to.width !== bits.from.width)
        report(
          instruction.word + 1,
          `components of ${bits.from.width} bits are cast to ${bits.to.width} bits`,
        )
    },
  }),
  /** OpBitcast. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/bitcast-of-two-component-counts-keeps-the-bits',
    at: bitcast,
    judge(instruction, module, report) {
      const bits = castBits(module, instruction)
      if (bits === undefined || bits.to.count === bits.from.count) return
      const to = bits.to.count * bits.to.width
      const from = bits.from.count * bits.from.width
      if (to !== from) report(instruction.word + 1, `${from} bits are cast to ${to} bits`)
    },
  }),
  /** OpBitcast. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/bitcast-of-a-pointer-keeps-its-bits',
    at: bitcast,
    judge(instruction, module, report) {
      const sides = sidesOf(module, instruction)
      const partner = sides && partnerOfPointer(sides)
      if (sides === undefined || !isIntegerType(componentType(module, partner))) return
      const to = bitsOf(module, sides.to)
      const from = bitsOf(module, sides.from)
      if (to === undefined || from === undefined) return
      const [made, given] = [to.count * to.width, from.count * from.width]
      if (made !== given) report(instruction.word + 1, `${given} bits are cast to ${made} bits`)
    },
  }),
  /** OpBitcast. The catalogue says which versions it holds in. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    at: bitcast,
    judge(instruction, module, report) {
      const sides = sidesOf(module, instruction)
      const partner = sides && partnerOfPointer(sides)
      if (partner === undefined || isIntegerType(partner)) return
      if (isIntegerType(componentType(module, partner)) && module.extensions.has(withVectors))
        return
      report(
        instruction.word + 1,
        `a pointer is cast to or from ${partner.name} %${partner.result}`,
      )
    },
  }),
  /** OpBitcast. The catalogue says which versions it holds in. */
  alsoEmbedded({
    rule: 'SPV_KHR_untyped_pointers/bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    at: bitcast,
    judge(instruction, module, report) {
      const sides = sidesOf(module, instruction)
      const partner = sides && partnerOfPointer(sides)
      if (partner === undefined || isIntegerType(componentType(module, partner))) return
      report(
        instruction.word + 1,
        `a pointer is cast to or from ${partner.name} %${partner.result}`,
      )
    },
  }),
  /** OpBitcast, from revision 3 on. */
  alsoEmbedded(
    whereDeclared({
      rule: 'SPV_KHR_untyped_pointers/bitcast-keeps-the-storage-class',
      at: bitcast,
      judge(instruction, module, report) {
        const to = storageClassOf(resultType(module, instruction))
        const from = storageClassOf(operandType(module, instruction, 0))
        if (to !== undefined && from !== undefined && to !== from)
          report(
            instruction.word + 1,
            `a pointer into ${storageClassName(from)} is cast to one into ${storageClassName(to)}`,
          )
      },
    }),
  ),
]
