import { validate as validateInput } from '#reference/validate'
import type { Verdict } from '#spec/verdict'
import { checkRevisions, environmentOf } from './names.ts'
import type { ValidateOptions } from './validate-options.ts'

/**
 * The verdict of the reference decoder on a module, as that of `spirv-cts`.
 *
 * @throws UnknownNameError when an environment or a text has no such name, or a text no such revision; never because of the module.
 */
export function validate(
  input: Uint8Array | Uint32Array,
  { environment: name = 'spv1.6', ...selection }: ValidateOptions = {},
): Verdict {
  const environment = environmentOf(name)
  checkRevisions(selection.revisions)
  // Without a selection, the validator that was built when this module was loaded is reused.
  return Object.keys(selection).length === 0
    ? validateInput(input, environment)
    : validateInput(input, environment, selection)
}
