import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { newType, none } from './new-type.ts'
import type { Type } from './type.ts'

/** A scalar type that a module may declare. */
export interface ScalarSpec {
  readonly kind: 'bool' | 'integer' | 'float'
  /** In bits; 0 for the Boolean type. */
  readonly width: number
  readonly signed: boolean
}

const opTypeVoid = opcodeOf('OpTypeVoid')
const opcodes = {
  bool: opcodeOf('OpTypeBool'),
  integer: opcodeOf('OpTypeInt'),
  float: opcodeOf('OpTypeFloat'),
} as const
const capabilities = {
  integer: new Map([
    [8, capabilityNamed('Int8')],
    [16, capabilityNamed('Int16')],
    [64, capabilityNamed('Int64')],
  ]),
  float: new Map([
    [16, capabilityNamed('Float16')],
    [64, capabilityNamed('Float64')],
  ]),
  bool: undefined,
} as const

/** The void type. */
export function voidType(draft: Draft): Type {
  const known = draft.types.get(1)
  if (known !== undefined) return known
  const type: Type = newType(draft.bound++, 'void')
  draft.declarations.push({ opcode: opTypeVoid, words: [type.id] })
  draft.types.set(1, type)
  return type
}

/** The scalar type of that kind, with the capability that its width asks for. Kernels have no signed ones. */
export function scalarType(draft: Draft, spec: ScalarSpec): Type {
  const { kind, width } = spec
  const signed = spec.signed && draft.world.shader
  const key =
    (kind === 'bool' ? 2 : kind === 'integer' ? 3 : 4) * 256 + width * 2 + (signed ? 1 : 0)
  const known = draft.types.get(key)
  if (known !== undefined) return known
  const id = draft.bound++
  const capability = capabilities[kind]?.get(width)
  if (capability !== undefined) declare(draft, capability)
  const words =
    kind === 'bool' ? [id] : kind === 'integer' ? [id, width, signed ? 1 : 0] : [id, width]
  draft.declarations.push({ opcode: opcodes[kind], words })
  const type: Type = {
    id,
    kind,
    width,
    signed,
    part: undefined,
    count: 0,
    members: none,
    storageClass: 0,
    size: width >> 3,
    alignment: width >> 3,
    explicit: false,
    offsets: none,
  }
  draft.types.set(key, type)
  return type
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
const narrow: readonly ScalarSpec[] = [8, 16].flatMap((width) => [
  { kind: 'integer', width, signed: false },
  { kind: 'integer', width, signed: true },
])
const wide: readonly ScalarSpec[] = [
  { kind: 'integer', width: 64, signed: false },
  { kind: 'integer', width: 64, signed: true },
]
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
