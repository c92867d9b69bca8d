import type { Argument } from './argument.ts'
import type { Builder } from './builder.ts'

/** Ways to a target: by a decoration of its own, or through a decoration group. */
export const routes = ['direct', 'group'] as const

/** One of {@link routes}. */
export type Route = (typeof routes)[number]

/** Whatever is being built with a builder. */
export interface Building {
  readonly builder: Builder
}

/** Decorates `target`, itself or as one of the targets of a decoration group. */
export function decorateThrough(
  { builder }: Building,
  route: Route,
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
