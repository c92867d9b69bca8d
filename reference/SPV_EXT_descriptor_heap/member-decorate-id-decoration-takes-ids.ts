import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { memberDecorateId } from './shared/instructions.ts'
import { takesIds } from './shared/takes-ids.ts'

/** OpMemberDecorateIdEXT, Decoration. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-decoration-takes-ids',
  at: [memberDecorateId],
  judge({ operands: [, , decoration] }, _module, report) {
    if (decoration !== undefined && !takesIds(decoration.value))
      report(
        decoration.word,
        `${enumerantByValue('Decoration', decoration.value)?.name} takes no <id>s`,
      )
  },
}
