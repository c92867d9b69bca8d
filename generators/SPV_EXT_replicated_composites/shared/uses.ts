import type { Program } from '../../build/program.ts'

/** What can be done with a composite of a function or of module scope. */
export const uses = ['unused', 'stored', 'extracted'] as const

/** Does it, in the open block. */
export function use(
  what: (typeof uses)[number],
  { builder }: Program,
  composite: number,
  compositeType: number,
  constituentType: number,
): void {
  if (what === 'stored') {
    const pointer = builder.type('OpTypePointer', 'Function', compositeType)
    builder.add('OpStore', builder.add('OpVariable', pointer, 'Function'), composite)
  }
  if (what === 'extracted') builder.add('OpCompositeExtract', constituentType, composite, 0)
}
