import type { Program } from '../../build/program.ts'

/** Ways to a target. */
export const routes = ['direct', 'group'] as const

/** Decorates `target`, directly or as one of the targets of a decoration group. */
export function decorateThrough(
  { builder }: Program,
  route: (typeof routes)[number],
  target: number,
  decoration: string,
  ...operands: readonly number[]
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
