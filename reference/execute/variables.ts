import type { Instruction } from '../module.ts'
import { pointeeOf } from './access-chains.ts'
import type { Scope } from './scope.ts'
import { unsupported } from './stop.ts'
import type { Type } from './types.ts'

/** The type of what a variable holds: the pointee of its type, or its Data Type. */
export function dataTypeOf(
  { name, operands, result }: Instruction,
  scope: Pick<Scope, 'types' | 'typeOf'>,
): Type {
  if (name === 'OpVariable') return pointeeOf(scope, result)
  const type = operands[1]?.value
  if (type === undefined) throw unsupported(`%${result}, a variable without a data type,`)
  return scope.types.of(type)
}
