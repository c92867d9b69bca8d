import { opcodeOf } from '#spec/grammar/opcodes'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawNumeric, likewise } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { numberOf } from '../number-of.ts'
import { somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { importOf } from '../strings.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { localVariable } from '../variables.ts'

const set = 'OpenCL.std'
const opExtInst = opcodeOf('OpExtInst')
const { crossWorkgroup, function: own, workgroup } = storageClasses
const writable: ReadonlySet<number> = new Set([crossWorkgroup, workgroup, own])

/** A pointer to write such a value through: typed to it, or untyped. */
function targetFor(draft: Draft, type: Type): number {
  const fits = (each: Pointer) =>
    writable.has(each.storageClass) && each.writable && (!each.typed || each.pointee === type)
  const found = somePointer(draft, fits)
  if (found !== undefined) return found.id
  const untyped = draft.world.untyped && draft.draw.below(2) === 1
  return localVariable(draft, type, !untyped).id
}

/** An instruction with a second result, which it writes through its last operand. */
function row(name: string, operands: number, second: (draft: Draft, type: Type) => Type): Emitter {
  const number = numberOf(set, name)
  return {
    name: `opencl-${name.replace(/_/g, '-')}`,
    weight: 1,
    applies: ({ world }) => !world.shader,
    emit(draft) {
      const type = drawNumeric(draft, 'float')
      const words: number[] = []
      for (let at = 0; at < operands; at++) words.push(valueLike(draft, type))
      const target = targetFor(draft, second(draft, type))
      compute(draft, opExtInst, type, importOf(draft, set), number, ...words, target)
      return true
    },
  }
}

const same = (_: Draft, type: Type) => type
const whole = (draft: Draft, type: Type) => likewise(draft, uintType(draft), type)

/** Instructions of OpenCL.std that take pointers, which may be untyped. */
export const openclPointers: readonly Emitter[] = [
  row('fract', 1, same),
  row('modf', 1, same),
  row('sincos', 1, same),
  row('frexp', 1, whole),
  row('lgamma_r', 1, whole),
  row('remquo', 2, whole),
]
