import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { readReflection } from '#runner/reflection/read-reflection'
import type { Reflected } from '#runner/reflection/reflected'
import { environmentOf } from './names.ts'

/**
 * The data that a runtime reads from NonSemantic.ClspvReflection: kernels, arguments, bindings, constants, printf, and
 * where the module contradicts it (`mismatches`). Never throws because of the module.
 *
 * @throws {@link UnknownNameError} when the environment has no such name.
 */
export function reflect(
  input: Uint8Array | Uint32Array,
  { environment = 'spv1.6' }: { readonly environment?: string } = {},
): Reflected {
  const where = environmentOf(environment)
  const verdict = validate(input, where)
  const whole = verdict.kind !== 'invalid' || verdict.phase !== 'decode'
  return { verdict, ...readReflection(decode(input, where).module, whole) }
}
