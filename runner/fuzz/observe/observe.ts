import type { Validator } from '#reference/validate'
import type { Profile } from '../../check/profile.ts'
import type { Tool } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import type { Observation } from './observation.ts'
import { observeConsumer } from './observe-consumer.ts'
import { observeTranslator } from './observe-translator.ts'
import { observeValidator } from './observe-validator.ts'

/**
 * Asks a tool about modules, each in the way of its kind; observations in the order of the modules.
 *
 * @param profile the contract of a consumer; `valid-only` if absent.
 * @param judge the reference, if by other versions of texts than the newest.
 */
export async function observe(
  tool: Tool,
  asked: readonly Asked[],
  profile?: Profile,
  judge?: Validator,
): Promise<readonly Observation[]> {
  if (tool.kind === 'validator') return observeValidator(tool, asked)
  if (tool.kind === 'consumer')
    return observeConsumer(tool, asked, {
      ...(profile === undefined ? {} : { profile }),
      ...(judge === undefined ? {} : { judge }),
    })
  return observeTranslator(tool, asked)
}
