import type { Building, Route } from '../../build/decorate-through.ts'

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
