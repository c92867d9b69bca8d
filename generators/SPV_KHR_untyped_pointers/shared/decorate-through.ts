import type { Argument } from '../../build/argument.ts'
import type { World } from './world.ts'

/** Ways to a target. */
export const routes = ['direct', 'group'] as const

/** Decorates `target`, directly or as one of the targets of a decoration group. */
export function decorateThrough(
  { builder }: Pick<World, 'builder'>,
  route: (typeof routes)[number],
  target: number,
  decoration: string,
  ...operands: readonly Argument[]
): void {
  if (route === 'direct') {
    builder.decorate(target, decoration, ...operands)
    return
  }
  const group = builder.id()
  builder.decorate(group, decoration, ...operands)
  builder.define(group, 'OpDecorationGroup')
  builder.add('OpGroupDecorate', group, target)
}
