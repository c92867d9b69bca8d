import type { Chance } from '../chance.ts'
import { createWorld } from './world.ts'
import { string } from './writer.ts'

const decorations = [[2], [24], [35, 16], [6, 16], [11, 0], [34, 0], [5], [7, 16], [30, 1]]

/** Decorations, groups and names of many ids, of few, or of many members. */
export function manyAnnotations(size: number, chance: Chance): Uint32Array {
  const share = [8, 64, 1000][chance(3)] ?? 8
  const { writer, types, variables, values, prologue } = createWorld(
    Math.max(1, Math.floor(size / share)),
    [1, Number.POSITIVE_INFINITY][chance(2)] ?? 1,
    chance,
  )
  const { id, before } = writer
  const pool = [types, types.slice(-1), variables, values][chance(4)] ?? types
  const target = (): number => pool[chance(pool.length)] ?? 1
  const decoration = (): readonly number[] => decorations[chance(decorations.length)] ?? [2]
  const groups = Array.from({ length: [0, 1, 2, 200][chance(4)] ?? 0 }, () => id())
  const begun = writer.size()
  for (const group of groups)
    for (
      let count = [1, 50, 3000][chance(3)] ?? 1;
      count > 0 && writer.size() - begun < size / 2;
      count--
    )
      before('OpDecorate', group, ...decoration())
  for (const group of groups) before('OpDecorationGroup', group)
  const few = 1 + chance(300)
  const kind = chance(4)
  while (writer.size() - begun < size) {
    const group = groups[chance(Math.max(1, groups.length))]
    if (kind === 0 && group !== undefined)
      before('OpGroupDecorate', group, ...Array.from({ length: few }, target))
    else if (kind === 1 && group !== undefined)
      before(
        'OpGroupMemberDecorate',
        group,
        ...Array.from({ length: few }, (_, number) => [target(), number]).flat(),
      )
    else if (kind === 2) before('OpMemberDecorate', target(), chance(few), ...decoration())
    else if (chance(4) === 0) before('OpName', target(), ...string('n'))
    else before('OpDecorate', target(), ...decoration())
  }
  return writer.words(prologue)
}
