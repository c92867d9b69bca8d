import type { Argument } from './argument.ts'
import { isKernel, type Program, type Setting } from './program.ts'

/** A scalar type, and a number or truth value of it. */
export interface Scalar {
  readonly name: string
  /** Declares the type, with the capability that its width asks for. */
  readonly declare: (program: Program) => number
  /** What `Builder.constant` takes. */
  readonly value: number | boolean
  readonly kind: 'bool' | 'integer' | 'float'
  /** In bits; 0 for `OpTypeBool`. */
  readonly width: number
  readonly signed: boolean
}

function scalar(
  name: string,
  kind: Scalar['kind'],
  width: number,
  capability?: string,
  signed = false,
): Scalar {
  const opcode = { bool: 'OpTypeBool', integer: 'OpTypeInt', float: 'OpTypeFloat' }[kind]
  const operands: Readonly<Record<Scalar['kind'], readonly Argument[]>> = {
    bool: [],
    integer: [width, signed ? 1 : 0],
    float: [width],
  }
  return {
    name,
    declare({ builder }) {
      if (capability !== undefined) builder.capability(capability)
      return builder.type(opcode, ...operands[kind])
    },
    value: kind === 'bool' ? true : kind === 'float' ? 1.5 : signed ? -3 : 3,
    kind,
    width,
    signed,
  }
}

/** Scalar types of the core specification. */
export const scalars: readonly Scalar[] = [
  scalar('uint', 'integer', 32),
  scalar('int', 'integer', 32, undefined, true),
  scalar('float', 'float', 32),
  scalar('bool', 'bool', 0),
  scalar('uchar', 'integer', 8, 'Int8'),
  scalar('char', 'integer', 8, 'Int8', true),
  scalar('ushort', 'integer', 16, 'Int16'),
  scalar('short', 'integer', 16, 'Int16', true),
  scalar('ulong', 'integer', 64, 'Int64'),
  scalar('long', 'integer', 64, 'Int64', true),
  scalar('half', 'float', 16, 'Float16'),
  scalar('double', 'float', 64, 'Float64'),
]

/** Those of them that a setting permits: signed integers are for shaders only. */
export function scalarsOf(setting: Setting): readonly Scalar[] {
  return scalars.filter(({ signed }) => !signed || !isKernel(setting))
}

/** The scalar type with that name, one of ours. */
export function scalarNamed(name: string): Scalar {
  return scalars.find((each) => each.name === name) as Scalar
}
