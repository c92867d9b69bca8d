import type { Argument } from '../../build/argument.ts'
import type { Builder } from '../../build/builder.ts'

/** Ways to a target: by a decoration of its own, or through a decoration group. */
export const routes = ['direct', 'group'] as const

export type Route = (typeof routes)[number]

interface Building {
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

/** As `decorateThrough`, with a decoration that takes an id. */
export function decorateIdThrough(
  { builder }: Building,
  route: Route,
  target: number,
  decoration: string,
  id: number,
): void {
  if (route === 'direct') {
    builder.add('OpDecorateId', target, decoration, id)
    return
  }
  const group = builder.id()
  builder.add('OpDecorateId', group, decoration, id)
  builder.define(group, 'OpDecorationGroup')
  builder.add('OpGroupDecorate', group, target)
}

/** Gives a member an offset that is an id, by OpMemberDecorateIdEXT or through a decoration group. */
export function offsetThrough(
  { builder }: Building,
  route: Route,
  structure: number,
  member: number,
  offset: number,
): void {
  if (route === 'direct') {
    builder.add('OpMemberDecorateIdEXT', structure, member, 'OffsetIdEXT', offset)
    return
  }
  const group = builder.id()
  builder.add('OpDecorateId', group, 'OffsetIdEXT', offset)
  builder.define(group, 'OpDecorationGroup')
  builder.add('OpGroupMemberDecorate', group, structure, member)
}
