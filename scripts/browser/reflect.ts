import { decode } from '#reference/decode/decode'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { readReflection } from '#runner/reflection/read-reflection'
import type { Reflected } from '#runner/reflection/reflected'
import { verdictOn } from './judge.ts'
import { soundModuleOf } from './module-of.ts'
import type { Source } from './source.ts'

/** What a runtime reads from NonSemantic.ClspvReflection, and where the module contradicts it. */
export function reflect(
  source: Source,
  { environment }: { readonly environment?: string } = {},
): Reflected | Problem {
  const found = soundModuleOf(source, environment)
  if (isProblem(found)) return found
  const verdict = verdictOn(found.module, found.environment, {})
  const isWhole = verdict.kind !== 'invalid' || verdict.phase !== 'decode'
  return { verdict, ...readReflection(decode(found.module, found.environment).module, isWhole) }
}
