import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import type { Module } from '../module.ts'
import { type Decorated, decorated } from './shared/decorated.ts'

function isArray(module: Module, { id, member }: Decorated): boolean {
  return member < 0 && isAnyArrayType(module.definition(id))
}

function isMember(module: Module, { id, member }: Decorated): boolean {
  const structure = module.definition(id)
  return isStructType(structure) && member >= 0 && member < structure.operands.length
}

function* repeatedAmong(things: readonly Decorated[]): Generator<Decorated> {
  const seen = new Set<string>()
  for (const thing of things) {
    const key = `${thing.id} ${thing.member}`
    if (seen.has(key)) yield thing
    seen.add(key)
  }
}

/** Decoration, ArrayStrideIdEXT and OffsetIdEXT; that decorations are not repeated is in the core specification. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/id-decoration-is-given-once',
  among: decorating,
  judgeModule(module, report) {
    const { arrayStrides, offsets } = decorated(module)
    const strides = arrayStrides.filter((thing) => isArray(module, thing))
    for (const { id, word } of repeatedAmong(strides))
      report(word, `%${id} has an ArrayStrideIdEXT already`)
    const members = offsets.filter((thing) => isMember(module, thing))
    for (const { id, member, word } of repeatedAmong(members))
      report(word, `member ${member} of %${id} has an OffsetIdEXT already`)
  },
}
