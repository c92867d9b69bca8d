import { declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { declareType, keptType, typeOnce } from './new-type.ts'
import type { Type } from './type.ts'

/** A scalar type that a module may declare. */
export interface ScalarSpec {
  readonly kind: 'bool' | 'integer' | 'float'
  /** In bits; 0 for the Boolean type. */
  readonly width: number
  readonly signed: boolean
}

/** Capabilities that widths ask for, by the kind of type. */
const capabilities: Readonly<
  Record<ScalarSpec['kind'], Readonly<Partial<Record<number, string>>>>
> = {
  bool: {},
  integer: { 8: 'Int8', 16: 'Int16', 64: 'Int64' },
  float: { 16: 'Float16', 64: 'Float64' },
}

/** The void type. */
export function voidType(draft: Draft): Type {
  return typeOnce(draft, 1, () => declareType(draft, 'OpTypeVoid', [], 'void'))
}

function declareScalar(draft: Draft, { kind, width }: ScalarSpec, signed: boolean): Type {
  const capability = capabilities[kind][width]
  if (capability !== undefined) declare(draft, capability)
  const more = { width, signed, size: width >> 3, alignment: width >> 3 }
  if (kind === 'bool') return declareType(draft, 'OpTypeBool', [], kind, more)
  return kind === 'integer'
    ? declareType(draft, 'OpTypeInt', [width, signed ? 1 : 0], kind, more)
    : declareType(draft, 'OpTypeFloat', [width], kind, more)
}

/** The scalar type of that kind, with the capability that its width asks for. Kernels have no signed ones. */
export function scalarType(draft: Draft, spec: ScalarSpec): Type {
  const { kind, width } = spec
  const signed = spec.signed && draft.world.shader
  const key =
    (kind === 'bool' ? 2 : kind === 'integer' ? 3 : 4) * 256 + width * 2 + (signed ? 1 : 0)
  return draft.types.get(key) ?? keptType(draft, key, declareScalar(draft, spec, signed))
}

const bool: ScalarSpec = { kind: 'bool', width: 0, signed: false }
const uint: ScalarSpec = { kind: 'integer', width: 32, signed: false }
const float: ScalarSpec = { kind: 'float', width: 32, signed: false }

/** The Boolean type. */
export function boolType(draft: Draft): Type {
  return scalarType(draft, bool)
}

/** The type of 32-bit integers of Signedness 0. */
export function uintType(draft: Draft): Type {
  return scalarType(draft, uint)
}

/** The type of 32-bit floats. */
export function floatType(draft: Draft): Type {
  return scalarType(draft, float)
}

const int: ScalarSpec = { kind: 'integer', width: 32, signed: true }
const integers = (width: number): readonly ScalarSpec[] =>
  [false, true].map((signed) => ({ kind: 'integer', width, signed }))
const narrow = [8, 16].flatMap(integers)
const wide = integers(64)
const half: ScalarSpec = { kind: 'float', width: 16, signed: false }
const double: ScalarSpec = { kind: 'float', width: 64, signed: false }

/** The scalar types that the world permits, 32-bit integers first. */
export function scalarSpecs(world: Draft['world']): readonly ScalarSpec[] {
  const specs = [uint, float, int, bool]
  if (world.small) specs.push(...narrow)
  if (world.large) specs.push(...wide)
  if (world.half) specs.push(half)
  if (world.double) specs.push(double)
  return specs
}

/** An unsigned integer as wide as an address of a kernel. */
export function addressType(draft: Draft): Type {
  return draft.world.addressing === 'Physical32'
    ? uintType(draft)
    : scalarType(draft, { kind: 'integer', width: 64, signed: false })
}

/** 64-bit addresses as integers ask for a type that the world may not have. */
export function hasAddressType({ world }: Draft): boolean {
  return !world.shader && (world.addressing === 'Physical32' || world.large)
}
