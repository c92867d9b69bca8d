import { pointerOf, putScalar, scalarAt } from './access.ts'
import { unary } from './componentwise.ts'
import { rounded } from './exact.ts'
import { exactly, floatResult, isSubnormal, operandOf, specialResult } from './float-results.ts'
import { integer, unsignedWide, wide } from './integers.ts'
import { addressOf, shade } from './memory-object.ts'
import {
  type CompileScope,
  componentOf,
  type Emit,
  type InstructionFamily,
  widthOf,
} from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import type { Type } from './types.ts'
import { openAmong, Pointer, Unknown, type Value } from './value.ts'

function toInteger(isSigned: boolean): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const [least, end] = isSigned ? [-(2 ** (width - 1)), 2 ** (width - 1)] : [0, 2 ** width]
    return unary(instruction, scope, (value) => {
      if (typeof value !== 'number') return openAmong(value)
      const whole = Math.trunc(value)
      if (!(whole >= least && whole < end))
        throw undefinedBehavior(instruction.name, `${value} does not fit into ${width} bits`)
      return integer(BigInt(whole), width)
    })
  }
}

function toFloat(isSigned: boolean): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const from = widthOf(scope.typeOf(instruction.valueAt(0)))
    const rules = scope.floats(instruction, width)
    return unary(instruction, scope, (value) => {
      const whole = wide(value)
      if (whole === undefined) return openAmong(value)
      const integer = isSigned ? whole : unsignedWide(whole, from)
      // No integer is a negative zero.
      return integer === 0n ? 0 : floatResult({ integer, power: 0 }, width, rules, instruction.name)
    })
  }
}

function resized(isSigned: boolean, clamp?: 'signed' | 'unsigned'): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const from = widthOf(scope.typeOf(instruction.valueAt(0)))
    return unary(instruction, scope, (value) => {
      const given = wide(value)
      if (given === undefined) return openAmong(value)
      const whole = isSigned ? given : unsignedWide(given, from)
      if (clamp === undefined) return integer(whole, width)
      const most = (1n << BigInt(clamp === 'signed' ? width - 1 : width)) - 1n
      const least = clamp === 'signed' ? -most - 1n : 0n
      return integer(whole < least ? least : whole > most ? most : whole, width)
    })
  }
}

const floatConvert: Emit = (instruction, scope) => {
  const width = widthOf(scope.types.of(instruction.resultType))
  const from = widthOf(scope.typeOf(instruction.valueAt(0)))
  const { name } = instruction
  const rules = scope.floats(instruction, from, width)
  return unary(instruction, scope, (value) => {
    const float = operandOf(value)
    if (float === undefined) return openAmong(value)
    if (!Number.isFinite(float)) return specialResult(float, rules, name)
    if (Object.is(float, 0)) return 0
    return isSubnormal(float, from) && !rules.keepsSubnormal
      ? new Unknown(`the result of ${name} of a subnormal number`)
      : floatResult(exactly(float), width, rules, name)
  })
}

/** Halves are found by rounding to the nearest; which neighbor is taken is free. */
const quantize: Emit = (instruction, scope) =>
  unary(instruction, scope, (value) => {
    if (typeof value !== 'number') return openAmong(value)
    return rounded(value, 16) === value && (value === 0 || Math.abs(value) >= 2 ** -14)
      ? value
      : new Unknown('the result of OpQuantizeToF16, which is not exact')
  })

function componentsOf(type: Type): number {
  return type.kind === 'vector' ? type.count : 1
}

const bitcast: Emit = ({ operands, result, resultType }, scope) => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  const source = scope.typeOf(operands[0]?.value)
  const target = scope.types.of(resultType)
  if (source.kind === 'pointer' && target.kind === 'pointer')
    return (registers) => {
      registers[to] = registers[from] as Value
    }
  const bytes = new Uint8Array(Math.max(source.size, target.size))
  const view = new DataView(bytes.buffer)
  const object = {
    number: 0,
    name: 'OpBitcast',
    storage: 0,
    bytes,
    view,
    shadow: new Uint8Array(bytes.length).fill(shade.known),
    isConstant: false,
    races: undefined,
  }
  const [wideType, narrowType] = [componentOf(source), componentOf(target)]
  return (registers) => {
    const value = registers[from] as Value
    const given = source.kind === 'vector' ? (value as readonly Value[]) : [value]
    const open: (Unknown | undefined)[] = []
    for (const [n, part] of given.entries()) {
      const isOpen = part instanceof Unknown
      if (!isOpen) putScalar(wideType, view, n * wideType.size, part, scope.heap)
      for (let byte = 0; byte < wideType.size; byte++)
        open[n * wideType.size + byte] = isOpen ? part : undefined
    }
    const made: Value[] = []
    for (let n = 0; n < componentsOf(target); n++) {
      const index = n * narrowType.size
      const unknown = open.slice(index, index + narrowType.size).find((byte) => byte !== undefined)
      made.push(unknown ?? scalarAt(narrowType, object, index, scope.heap))
    }
    registers[to] = target.kind === 'vector' ? made : (made[0] as Value)
  }
}

function pointerToInteger(scope: CompileScope, type: number): (value: Value) => Value {
  const width = widthOf(scope.types.of(type))
  return (value) => {
    if (value === null) return integer(0n, width)
    return value instanceof Pointer
      ? integer(addressOf(value.object, value.offset, scope.heap), width)
      : openAmong(value)
  }
}

const same: Emit = ({ operands, result }, scope) => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  return (registers) => {
    registers[to] = registers[from] as Value
  }
}

const castExplicitly: Emit = ({ operands, result, resultType }, scope) => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  const type = scope.types.of(resultType)
  const storage = type.kind === 'pointer' ? type.storage : -1
  return (registers) => {
    const value = registers[from] as Value
    registers[to] = value instanceof Pointer && value.object.storage !== storage ? null : value
  }
}

/** Conversion Instructions. */
export const conversions: InstructionFamily = {
  OpConvertFToU: toInteger(false),
  OpConvertFToS: toInteger(true),
  OpConvertSToF: toFloat(true),
  OpConvertUToF: toFloat(false),
  OpUConvert: resized(false),
  OpSConvert: resized(true),
  OpFConvert: floatConvert,
  OpQuantizeToF16: quantize,
  OpSatConvertSToU: resized(true, 'unsigned'),
  OpSatConvertUToS: resized(false, 'signed'),
  OpConvertPtrToU: (instruction, scope) =>
    unary(instruction, scope, pointerToInteger(scope, instruction.resultType)),
  OpConvertUToPtr: (instruction, scope) => {
    const width = widthOf(scope.typeOf(instruction.valueAt(0)))
    return unary(instruction, scope, (value) => {
      const address = wide(value)
      return address === undefined
        ? openAmong(value)
        : pointerOf(unsignedWide(address, width), scope.heap)
    })
  },
  OpBitcast: bitcast,
  OpPtrCastToGeneric: same,
  OpGenericCastToPtr: same,
  OpGenericCastToPtrExplicit: castExplicitly,
}
