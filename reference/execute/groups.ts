import { countOf } from './integers.ts'
import { openLike } from './relations.ts'
import { type Emit, type Family, type Scope, widthOf } from './scope.ts'
import { unsupported } from './stop.ts'
import { Unknown, type Value } from './value.ts'

const subgroup = 3

/** The instructions here run in subgroups of one invocation, which is a size that an implementation may have. */
function atSubgroupScope(scope: Scope, id: number | undefined, section: string): void {
  if (scope.constant(id) !== subgroup)
    throw unsupported(`${section} with a scope other than Subgroup`)
}

function onSelf(apply: (values: readonly Value[], scope: Scope) => Value): Emit {
  return ({ name, operands, result }, scope) => {
    atSubgroupScope(scope, operands[0]?.value, name)
    const from = operands
      .slice(1)
      .map(({ kind, value }) => (kind.startsWith('Id') ? scope.slot(value) : -1))
    const to = scope.slot(result)
    return (registers) => {
      registers[to] = apply(
        from.map((slot) => (slot < 0 ? 0 : (registers[slot] as Value))),
        scope,
      )
    }
  }
}

function first(values: readonly Value[]): Value {
  return values[0] as Value
}

/** The value of another invocation, which there is only if the number says this one. */
function from(section: string): Emit {
  return onSelf(([value, by]) => {
    const number = countOf(by, 32)
    return number === 0
      ? (value as Value)
      : openLike(value as Value, new Unknown(`the value of another invocation from ${section}`))
  })
}

/** Reduce and InclusiveScan over one invocation are its value; ExclusiveScan is the identity. */
function reduce(identity: (width: number) => Value): Emit {
  return ({ name, operands, result, resultType }, scope) => {
    atSubgroupScope(scope, operands[0]?.value, name)
    const operation = operands[1]?.value
    if (operation === undefined || operation > 3)
      throw unsupported(`${name} with operation ${operation}`)
    const value = scope.slot(operands[2]?.value)
    const to = scope.slot(result)
    const type = scope.types.of(resultType)
    const width = widthOf(type)
    const least = identity(width)
    const neutral = type.kind === 'vector' ? new Array<Value>(type.count).fill(least) : least
    return (registers) => {
      registers[to] = operation === 2 ? neutral : (registers[value] as Value)
    }
  }
}

function whole(bits: bigint, width: number): Value {
  const value = BigInt.asIntN(width, bits)
  return width > 32 ? value : Number(value)
}

/** Group and Subgroup Instructions. */
export const groups: Family = {
  OpGroupNonUniformElect: onSelf(() => true),
  OpGroupNonUniformAll: onSelf(first),
  OpGroupNonUniformAny: onSelf(first),
  OpGroupNonUniformAllEqual: onSelf(() => true),
  OpGroupNonUniformBroadcast: from('OpGroupNonUniformBroadcast'),
  OpGroupNonUniformBroadcastFirst: onSelf(first),
  OpGroupNonUniformBallot: onSelf(([predicate]) =>
    predicate instanceof Unknown
      ? new Array<Value>(4).fill(predicate)
      : [predicate === true ? 1 : 0, 0, 0, 0],
  ),
  OpGroupNonUniformShuffle: from('OpGroupNonUniformShuffle'),
  OpGroupNonUniformShuffleXor: from('OpGroupNonUniformShuffleXor'),
  OpGroupNonUniformShuffleUp: from('OpGroupNonUniformShuffleUp'),
  OpGroupNonUniformShuffleDown: from('OpGroupNonUniformShuffleDown'),
  OpGroupNonUniformIAdd: reduce((width) => whole(0n, width)),
  OpGroupNonUniformIMul: reduce((width) => whole(1n, width)),
  OpGroupNonUniformSMin: reduce((width) => whole((1n << BigInt(width - 1)) - 1n, width)),
  OpGroupNonUniformUMin: reduce((width) => whole(-1n, width)),
  OpGroupNonUniformSMax: reduce((width) => whole(1n << BigInt(width - 1), width)),
  OpGroupNonUniformUMax: reduce((width) => whole(0n, width)),
  OpGroupNonUniformBitwiseAnd: reduce((width) => whole(-1n, width)),
  OpGroupNonUniformBitwiseOr: reduce((width) => whole(0n, width)),
  OpGroupNonUniformBitwiseXor: reduce((width) => whole(0n, width)),
  OpGroupNonUniformLogicalAnd: reduce(() => true),
  OpGroupNonUniformLogicalOr: reduce(() => false),
  OpGroupNonUniformLogicalXor: reduce(() => false),
}
