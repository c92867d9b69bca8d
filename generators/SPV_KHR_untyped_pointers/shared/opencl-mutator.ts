import type { Mutator } from '../../maker.ts'
import type { MutatorTable, Way } from '../../mutate/mutator-of.ts'
import { openclNames } from './opencl.ts'
import { openclAt, openclsOf } from './opencl-at.ts'

/** Instructions that are broken in every way; the others are so in a few. */
const thorough: readonly string[] = ['fract', 'frexp', 'vstoren', 'vload_half', 'printf']

const hyphened = (name: string) => name.replaceAll('_', '-')

/**
 * A mutator of the eighteen instructions whose variants begin with the instruction, so that each of them is broken.
 *
 * @param few the ways that are for every instruction; all of them when absent.
 */
export function openclMutator(
  about: Pick<MutatorTable, 'name' | 'rule' | 'summary'>,
  ways: Readonly<Record<string, Way>>,
  few: readonly string[] = Object.keys(ways),
): Mutator {
  const waysOf = (name: string) =>
    Object.entries(ways)
      .filter(([way]) => few.includes(way) || thorough.includes(name))
      .map(([way, apply]) => ({ variant: `${hyphened(name)}-${way}`, apply }))
  const all = new Map(
    openclNames.flatMap(waysOf).map(({ variant, apply }) => [variant, apply] as const),
  )
  return {
    ...about,
    sites: (module) =>
      openclsOf(module).flatMap((at) =>
        waysOf(openclAt(module, at)?.name ?? '')
          .filter(({ apply }) => apply(module, at) !== undefined)
          .map(({ variant }) => ({ at, variant })),
      ),
    apply: (module, { at, variant }) => all.get(variant)?.(module, at) ?? module,
  }
}
