import { structures } from '#spec/limits/generated/limits'
import type { Limits, LimitValue } from '#spec/limits/limit'
import { limitName } from '#spec/limits/names'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'

function least(kind: ValueKind): LimitValue | undefined {
  switch (kind.kind) {
    case 'integer':
    case 'float':
      return 1
    case 'boolean':
      return false
    case 'array': {
      const element = least(kind.of)
      return typeof element === 'number' ? new Array<number>(kind.length).fill(element) : undefined
    }
    case 'flags':
      return []
    default:
      return undefined
  }
}

/** A device that has little of everything, and no feature: every rule that a limit decides is asked. */
export const littleDevice: Limits = new Map(
  Object.entries(structures).flatMap(([structure, members]) =>
    Object.entries(members).flatMap(([member, type]) => {
      const value = least(valueKind(type))
      return value === undefined ? [] : [[limitName(structure, member), value] as const]
    }),
  ),
)
