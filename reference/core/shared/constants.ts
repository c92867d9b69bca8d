import type { Instruction, Module } from '../../module.ts'
import { embeddedName } from './grammar.ts'
import { perModule } from './surveys.ts'
import { isFloatType, isIntegerType, isSigned, type Named, scalarWidth } from './types.ts'

/** Whether it is a constant instruction (2.2.1): its name begins with `OpConstant` or `OpSpecConstant`. */
export function isConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpConstant${string}` | `OpSpecConstant${string}`> {
  return (
    instruction !== undefined &&
    (instruction.name.startsWith('OpConstant') || instruction.name.startsWith('OpSpecConstant'))
  )
}

/** Whether it is a specialization-constant instruction: its name begins with `OpSpecConstant`. */
export function isSpecConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpSpecConstant${string}`> {
  return instruction?.name.startsWith('OpSpecConstant') ?? false
}

/** The low word of the integer that the `OpConstant` `id` is; `undefined` for all else, specialization constants included. */
export function constantWord(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(BigInt.asUintN(32, value))
}

/** Chains of `OpSpecConstantOp` longer than this are not followed: input must not choose our recursion depth. */
const deepest = 64

type Binary = (a: bigint, b: bigint, width: bigint) => bigint | undefined

function truth(condition: boolean): bigint {
  return condition ? 1n : 0n
}

function unsigned(value: bigint, width: bigint): bigint {
  return BigInt.asUintN(Number(width), value)
}

function signed(value: bigint, width: bigint): bigint {
  return BigInt.asIntN(Number(width), value)
}

function division(divide: (a: bigint, b: bigint) => bigint, view: typeof signed): Binary {
  return (a, b, width) => {
    const divisor = view(b, width)
    return divisor === 0n ? undefined : divide(view(a, width), divisor)
  }
}

function comparison(compare: (a: bigint, b: bigint) => boolean, view: typeof signed): Binary {
  return (a, b, width) => truth(compare(view(a, width), view(b, width)))
}

function shift(apply: (a: bigint, by: bigint) => bigint, view: typeof signed): Binary {
  return (a, b, width) => {
    const by = unsigned(b, 64n)
    return by >= width ? undefined : apply(view(a, width), by)
  }
}

const binary: Readonly<Record<string, Binary>> = {
  OpIAdd: (a, b) => a + b,
  OpISub: (a, b) => a - b,
  OpIMul: (a, b) => a * b,
  OpUDiv: division((a, b) => a / b, unsigned),
  OpSDiv: division((a, b) => a / b, signed),
  OpUMod: division((a, b) => a % b, unsigned),
  OpSRem: division((a, b) => a % b, signed),
  OpSMod: division((a, b) => ((a % b) + b) % b, signed),
  OpShiftLeftLogical: shift((a, by) => a << by, unsigned),
  OpShiftRightLogical: shift((a, by) => a >> by, unsigned),
  OpShiftRightArithmetic: shift((a, by) => a >> by, signed),
  OpBitwiseAnd: (a, b) => a & b,
  OpBitwiseOr: (a, b) => a | b,
  OpBitwiseXor: (a, b) => a ^ b,
  OpIEqual: comparison((a, b) => a === b, unsigned),
  OpINotEqual: comparison((a, b) => a !== b, unsigned),
  OpULessThan: comparison((a, b) => a < b, unsigned),
  OpSLessThan: comparison((a, b) => a < b, signed),
  OpUGreaterThan: comparison((a, b) => a > b, unsigned),
  OpSGreaterThan: comparison((a, b) => a > b, signed),
  OpULessThanEqual: comparison((a, b) => a <= b, unsigned),
  OpSLessThanEqual: comparison((a, b) => a <= b, signed),
  OpUGreaterThanEqual: comparison((a, b) => a >= b, unsigned),
  OpSGreaterThanEqual: comparison((a, b) => a >= b, signed),
  OpLogicalAnd: (a, b) => a & b,
  OpLogicalOr: (a, b) => a | b,
  OpLogicalEqual: (a, b) => truth(a === b),
  OpLogicalNotEqual: (a, b) => truth(a !== b),
}

const literalTruth: Readonly<Record<string, bigint>> = {
  OpConstantTrue: 1n,
  OpSpecConstantTrue: 1n,
  OpConstantFalse: 0n,
  OpSpecConstantFalse: 0n,
}

function widthOf(type: Instruction | undefined): bigint {
  return BigInt(scalarWidth(type) ?? 1)
}

function operation(module: Module, constant: Instruction, depth: number): bigint | undefined {
  const [opcode, ...operands] = constant.operands
  const name = opcode === undefined ? undefined : embeddedName(constant)
  if (name === undefined) return undefined
  const values: bigint[] = []
  for (const operand of operands) {
    const value = evaluate(module, operand.value, depth + 1)
    if (value === undefined) return undefined
    values.push(value)
  }
  const [a, b, c] = values
  if (a === undefined) return undefined
  const width = widthOf(module.typeOf(operands[0]?.value ?? 0))
  if (name === 'OpSelect') return a === 0n ? c : b
  if (name === 'OpSNegate') return -a
  if (name === 'OpNot') return ~a
  if (name === 'OpLogicalNot') return truth(a === 0n)
  if (name === 'OpUConvert') return unsigned(a, width)
  if (name === 'OpSConvert') return signed(a, width)
  return b === undefined ? undefined : binary[name]?.(a, b, width)
}

/** Values found already: operations of operations of operations have more paths than words. */
const knownValues = perModule(() => new Map<number, bigint | undefined>())

function evaluate(module: Module, id: number, depth: number): bigint | undefined {
  const known = knownValues(module)
  if (!known.has(id)) {
    known.set(id, undefined)
    known.set(id, defaultValue(module, id, depth))
  }
  return known.get(id)
}

function defaultValue(module: Module, id: number, depth: number): bigint | undefined {
  const constant = module.definition(id)
  if (constant === undefined || depth > deepest) return undefined
  if (constant.name in literalTruth) return literalTruth[constant.name]
  if (constant.name !== 'OpSpecConstantOp') return module.integerValue(id)
  const value = operation(module, constant, depth)
  const type = module.typeOf(id)
  if (value === undefined || !isIntegerType(type)) return value
  return (isSigned(type) ? signed : unsigned)(value, widthOf(type))
}

/**
 * The value of an integer or Boolean scalar constant with every specialization constant at its default:
 * what {@link Module.integerValue} gives, and beyond it Boolean constants (1n, 0n) and `OpSpecConstantOp` over scalars.
 * A rule must not be held broken by it where {@link dependsOnSpecialization} says that the value may change (2.12).
 */
export function integerConstant(module: Module, id: number): bigint | undefined {
  return evaluate(module, id, 0)
}

/** Whether the value of the constant `id` may be changed by specialization. */
export function dependsOnSpecialization(module: Module, id: number): boolean {
  return isSpecConstantInstruction(module.definition(id))
}

const view = new DataView(new ArrayBuffer(4))

/** The value of the `OpConstant` `id` of a 32-bit floating-point type without another encoding; `undefined` for all else. */
export function floatConstant(module: Module, id: number): number | undefined {
  const constant = module.definition(id)
  const type = module.typeOf(id)
  if (constant?.name !== 'OpConstant' || !isFloatType(type)) return undefined
  if (scalarWidth(type) !== 32 || type.valueAt(1) !== undefined) return undefined
  view.setUint32(0, constant.valueAt(0) ?? 0)
  return view.getFloat32(0)
}
