import type { Instruction } from '../module.ts'
import type { Op } from './invocation.ts'
import type { CompileScope } from './scope.ts'
import type { Value } from './value.ts'

/** The value of a scalar or of each component of a vector. */
export function unary(
  {
    result,
    resultType,
    operands: [value],
  }: Pick<Instruction, 'result' | 'resultType' | 'operands'>,
  scope: CompileScope,
  apply: (value: Value) => Value,
): Op {
  const from = scope.slot(value?.value)
  const to = scope.slot(result)
  if (scope.types.of(resultType).kind !== 'vector')
    return (registers) => {
      registers[to] = apply(registers[from] as Value)
    }
  return (registers) => {
    registers[to] = (registers[from] as readonly Value[]).map(apply)
  }
}

/** Like {@link unary}, of two scalars or of the components of two vectors. */
export function binary(
  {
    result,
    resultType,
    operands: [left, right],
  }: Pick<Instruction, 'result' | 'resultType' | 'operands'>,
  scope: CompileScope,
  apply: (left: Value, right: Value) => Value,
): Op {
  const a = scope.slot(left?.value)
  const b = scope.slot(right?.value)
  const to = scope.slot(result)
  if (scope.types.of(resultType).kind !== 'vector')
    return (registers) => {
      registers[to] = apply(registers[a] as Value, registers[b] as Value)
    }
  return (registers) => {
    const others = registers[b] as readonly Value[]
    registers[to] = (registers[a] as readonly Value[]).map((value, n) =>
      apply(value, others[n] as Value),
    )
  }
}

/**
 * As {@link unary}, of any number of operands. An operand that is a scalar beside a vector result goes with every component.
 */
export function nary(
  { result, resultType, operands }: Pick<Instruction, 'result' | 'resultType' | 'operands'>,
  scope: CompileScope,
  apply: (values: readonly Value[]) => Value,
): Op {
  const from = operands.map(({ value }) => scope.slot(value))
  const to = scope.slot(result)
  const type = scope.types.of(resultType)
  if (type.kind !== 'vector')
    return (registers) => {
      registers[to] = apply(from.map((slot) => registers[slot] as Value))
    }
  const { count } = type
  return (registers) => {
    const values = from.map((slot) => registers[slot] as Value)
    const parts: Value[] = []
    for (let n = 0; n < count; n++)
      parts.push(
        apply(
          values.map((value) =>
            Array.isArray(value) ? ((value as readonly Value[])[n] as Value) : value,
          ),
        ),
      )
    registers[to] = parts
  }
}
