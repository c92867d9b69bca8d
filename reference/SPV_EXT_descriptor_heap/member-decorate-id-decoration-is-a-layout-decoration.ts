import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { arrayStrideId, offsetId } from './shared/enumerants.ts'
import { memberDecorateId } from './shared/instructions.ts'
import { takesIds } from './shared/takes-ids.ts'

/** OpMemberDecorateIdEXT, Decoration, with its note. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-decoration-is-a-layout-decoration',
  at: [memberDecorateId],
  judge({ operands: [, , decoration] }, _module, report) {
    if (decoration === undefined || !takesIds(decoration.value)) return
    if (decoration.value !== offsetId && decoration.value !== arrayStrideId)
      report(
        decoration.word,
        `${enumerantByValue('Decoration', decoration.value)?.name} is not for members`,
      )
  },
}
